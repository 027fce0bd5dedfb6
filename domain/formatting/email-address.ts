/** Whether mail programs accept an address: one @ with text before it and a dot after it. */
export const isEmailAddress = (text: string) =>
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(\.[a-z\d-]+)+$/i.test(text)
