const hostsOfThisMachine = ['127.0.0.1', 'localhost', '[::1]']

/** Whether the host of a URL is this machine, so that requests to it do not leave the machine. */
export const isThisMachine = ({ hostname }: URL) => hostsOfThisMachine.includes(hostname)
