/** What a visitor wanted to keep waits under this key until they have signed in, or the tab is closed. */
export const wishKey = 'favourite_wish'
