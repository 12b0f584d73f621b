export const cookieSettingsEvent = 'cookie-settings'

/** Opens the dialog of the cookie categories, from anywhere on the site. */
export const openCookieSettings = (): void => {
  dispatchEvent(new Event(cookieSettingsEvent))
}
