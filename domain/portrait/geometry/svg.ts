export type Stroke = { colour: string; width: number; opacity: number }

/** Returns a path element without fill, or an empty string when the path is empty. */
export const strokeLines = (path: string, { colour, width, opacity }: Stroke) =>
  path &&
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round"/>`

type Stop = readonly [offset: number, colour: string, opacity: number]

const stops = (list: readonly Stop[]) =>
  list
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('')

export const radialGradient = (
  id: string,
  circle: { x: number; y: number; radius: number },
  list: readonly Stop[],
) =>
  `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${circle.x}" cy="${circle.y}" r="${circle.radius}">${stops(list)}</radialGradient>`

export const linearGradient = (
  id: string,
  [x1, y1, x2, y2]: readonly [x1: number, y1: number, x2: number, y2: number],
  list: readonly Stop[],
) =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`

/**
 * Creates a prefix for the ids inside one picture, so that two inlined pictures do not share
 * gradients.
 */
export function createIdPrefix(text: string) {
  const hash = [...text].reduce(
    (sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) | 0,
    7,
  )
  return `p${Math.abs(hash).toString(36)}`
}
