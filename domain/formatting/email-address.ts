/** Whether the text has the form of an e-mail address: ASCII, one @, and a domain with a dot. */
export const isEmailAddress = (text: string) =>
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(\.[a-z\d-]+)+$/i.test(text)
