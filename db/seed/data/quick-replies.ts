/** What sellers of the demo answer often, by username. */
export const quickReplies: Record<string, string[]> = {
  demo_seller: [
    'Thank you for your message. I look at it after the evening round and answer tonight.',
    'Yes, still for sale. I collect twice a day, and nothing older than four days goes out.',
    'Let them stand point down for a day when they come, then set them at 37.5 degrees.',
  ],
}
