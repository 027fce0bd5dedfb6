export function collectStartGarbage(): void
