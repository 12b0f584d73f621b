/**
 * Journeys whose screens have the same structure at 390 pixels; single tests of that kind are tagged @desktop. Every
 * screen is looked at narrow elsewhere.
 */
export const sameOnPhones = [
  'keyboard',
  'dialogs',
  'auth',
  'password',
  'newsletter',
  'feature-requests',
  'contact',
  'policies',
]
