import { curvePath, type Point, roundToTenth } from './curves'
import type { Palette } from './palette'
import type { Pose } from './profile'
import { strokeLines } from './svg'
import type { PortraitTraits } from './traits'

const lines = {
  eye: [
    [238, 207],
    [244, 210.5],
    [251, 210],
    [256, 206.5],
  ],
  brow: [
    [236, 190],
    [246, 184.5],
    [258, 185.5],
  ],
  nostril: [
    [268, 246],
    [272, 241.5],
    [277, 244],
  ],
  mouth: [
    [268, 272.5],
    [260, 272],
    [253, 270],
  ],
  ear: [
    [182, 210],
    [176, 200],
    [166, 202],
    [163, 216],
    [170, 232],
    [176, 246],
    [182, 244],
  ],
  innerEar: [
    [176, 212],
    [170, 211],
    [170, 220],
    [176, 230],
  ],
  cheek: [
    [205, 250],
    [212, 282],
    [228, 304],
    [244, 312],
  ],
} as const satisfies Record<string, readonly Point[]>

/** Closed eye, brow, nostril, mouth and, when nothing hides them, cheek and ear. */
export function drawPresence(
  traits: PortraitTraits,
  hidesEar: boolean,
  pose: Pose,
  palette: Palette,
) {
  const line = (name: keyof typeof lines) => curvePath(lines[name].map(pose))
  return [
    strokeLines(line('eye'), { colour: palette.flame, width: 1.7, opacity: 0.85 }),
    strokeLines(`${line('brow')}${line('nostril')}${line('mouth')}`, {
      colour: palette.flame,
      width: 1.3,
      opacity: 0.5,
    }),
    traits.beard
      ? ''
      : strokeLines(line('cheek'), { colour: palette.line, width: 1.2, opacity: 0.22 }),
    hidesEar
      ? ''
      : strokeLines(`${line('ear')}${line('innerEar')}`, {
          colour: palette.line,
          width: 1.3,
          opacity: 0.6,
        }),
  ].join('')
}

/** Earring and glasses, drawn over the hair. */
export function drawJewellery(traits: PortraitTraits, pose: Pose, palette: Palette): string {
  return `${traits.hasEarring ? earring(pose, palette) : ''}${glasses(traits, pose, palette)}`
}

function earring(pose: Pose, palette: Palette) {
  const [x, y] = pose([178, 256]).map(roundToTenth)
  return `<g fill="${palette.flame}"><circle cx="${x}" cy="${y}" r="4.2"/><circle cx="${x}" cy="${y}" r="10" opacity=".18"/></g>`
}

function glasses(traits: PortraitTraits, pose: Pose, palette: Palette): string {
  const arm = curvePath([pose([240, 200]), pose([180, 204])])
  switch (traits.glasses) {
    case 'none':
      return ''
    case 'round': {
      const [x, y] = pose([250, 207]).map(roundToTenth)
      return `<g fill="${palette.flame}" fill-opacity=".1" stroke="${palette.flame}" stroke-width="1.9" stroke-opacity=".9"><ellipse cx="${x}" cy="${y}" rx="11" ry="16"/><path d="${arm}"/></g>`
    }
    case 'rectangular': {
      const corners: Point[] = [
        [238, 194],
        [264, 196],
        [262, 220],
        [240, 219],
      ]
      const frame = corners.map((corner) => pose(corner).map(roundToTenth).join(' ')).join('L')
      return `<g fill="${palette.flame}" fill-opacity=".1" stroke="${palette.flame}" stroke-width="2.6" stroke-linejoin="round" stroke-opacity=".9"><path d="M${frame}Z"/><path d="${arm}"/></g>`
    }
  }
}
