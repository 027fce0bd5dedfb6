/** A call with which an administrator tries a companion ends after this time. */
export const maxTestCallMinutes = 5
