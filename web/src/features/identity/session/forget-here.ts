/** What is no one's own: consent, currency and theme are the browser's, and a guest's cart was filled by whoever comes first. */
const staying = ['cookie_consent', 'preferredCurrency', 'theme', 'guest_cart']

const forgetIn = (area: Storage): void => {
  for (const key of Object.keys(area)) {
    // An empty text tells of nobody: it says that nothing is to be kept here, as where a place was cleared.
    if (staying.includes(key) || area.getItem(key) === '') continue
    area.removeItem(key)
    // Browsers tell other tabs of it only, and what this one has read must go as well.
    dispatchEvent(new StorageEvent('storage', { key, newValue: null, storageArea: area }))
  }
}

/** Takes what tells of the user who has left out of the browser's stores, in this tab and what all tabs share. */
export const forgetHere = (): void => {
  try {
    forgetIn(localStorage)
    forgetIn(sessionStorage)
  } catch {
    // A browser that refuses storage has kept nothing.
  }
}
