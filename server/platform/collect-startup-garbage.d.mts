export function collectStartupGarbage(): void
