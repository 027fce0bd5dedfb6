const hostsOfThisMachine = ['127.0.0.1', 'localhost', '[::1]']

/** Whether the host of a URL is this machine, so that nothing leaves it. */
export const isThisMachine = ({ hostname }: URL) => hostsOfThisMachine.includes(hostname)
