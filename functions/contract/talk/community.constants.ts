/** A feature request's way, and its badge (specification, section 4). */
export const featureStatuses = ['pending', 'under_review', 'approved', 'implemented', 'rejected'] as const
export type FeatureStatus = (typeof featureStatuses)[number]

export const featureStatusLabels: Record<FeatureStatus, string> = {
  pending: 'Pending',
  under_review: 'Under Review',
  approved: 'Approved',
  implemented: 'Implemented',
  rejected: 'Rejected',
}

/** What one can write to us about (specification, section 2). */
export const contactTopics = ['general', 'orders', 'seller', 'billing', 'technical', 'partnership'] as const
export type ContactTopic = (typeof contactTopics)[number]

export const contactTopicLabels: Record<ContactTopic, string> = {
  general: 'General enquiry',
  orders: 'Orders and delivery',
  seller: 'Selling on Hatchyard',
  billing: 'Billing and packages',
  technical: 'Technical help',
  partnership: 'Partnership',
}

/** Bounds of what one writes, in characters (specification, section 5). */
export const communityLimits = {
  featureTitle: { min: 5, max: 100 },
  featureDescription: { min: 20, max: 1000 },
  /** So many of the newest are listed. */
  featureList: 200,
  contactName: { min: 2, max: 50 },
  contactMessage: { min: 10, max: 1000 },
  message: { min: 1, max: 2000, photos: 4 },
  chat: { min: 1, max: 2000, history: 10 },
} as const

/** Seconds between one look at the unread messages and the next (specification, section 4). */
export const unreadEverySeconds = 30
