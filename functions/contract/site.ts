/**
 * What the site says of itself: name, address, contacts, claims. Nowhere else.
 * The claims stand as published; a figure gives way to the database's count once that is larger.
 */
export const site = {
  name: 'Hatchyard',
  url: 'https://hatchyard.example',
  tagline: "UK's #1 Poultry Marketplace",
  description: "The UK's premier marketplace for poultry, hatching eggs, equipment and services.",
  claims: ['Trusted UK Sellers', 'Quality Guaranteed', 'Competitive Pricing'],
  figures: { activeUsers: 5000, products: 10_000, satisfactionPercent: 95 },
  postalAddress: ['Hatchyard', '12 Market Yard', 'Ludlow', 'Shropshire SY8 1AA', 'United Kingdom'],
  phone: '01584 555 0142',
  supportEmails: { support: 'support@hatchyard.example', sellers: 'sellers@hatchyard.example' },
  /** Who is told of a hole in the site's safety. */
  securityEmail: 'security@hatchyard.example',
  mailFrom: 'Hatchyard <hello@hatchyard.example>',
  hours: 'Monday to Friday, 9am to 5pm GMT',
  emergencyLine: '01584 555 0199',
  socialLinks: [
    { label: 'Facebook', url: 'https://www.facebook.com/hatchyard' },
    { label: 'Instagram', url: 'https://www.instagram.com/hatchyard' },
    { label: 'YouTube', url: 'https://www.youtube.com/@hatchyard' },
  ],
  cardMarks: ['Visa', 'Mastercard', 'American Express', 'Apple Pay', 'Google Pay'],
  minimumAge: 16,
} as const
