/** One line of what `doctor` says. */
export type Finding = { name: string; isFine: boolean; text: string }
