/** Maximum duration of a test call, with which an administrator tries a companion. */
export const maxTestCallMinutes = 5
