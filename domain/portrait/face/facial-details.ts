import { curvePath, type Point, roundToTenth } from '../geometry/curves'
import { strokeLines } from '../geometry/svg'
import type { Palette } from '../picture/palette'
import type { PortraitTraits } from '../traits/traits'
import type { Age, Pose } from './face-profile'
import { drawGlasses } from './glasses'

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
  /** From the wing of the nose to the corner of the mouth. */
  fold: [
    [263, 251],
    [254, 258],
    [249, 270],
    [250, 280],
  ],
  crowsFoot: [
    [234, 203],
    [227, 200],
    [222, 196],
  ],
  lowerCrowsFoot: [
    [234, 208],
    [227, 209],
    [221, 212],
  ],
  underEye: [
    [240, 218],
    [247, 220],
    [254, 217],
  ],
  foreheadLine: [
    [230, 162],
    [240, 158],
    [252, 159],
  ],
  throat: [
    [214, 330],
    [208, 346],
    [212, 362],
  ],
} as const satisfies Record<string, readonly Point[]>

const ageLines: Record<Age, readonly (keyof typeof lines)[]> = {
  adult: [],
  mature: ['fold', 'crowsFoot'],
  elder: ['fold', 'crowsFoot', 'lowerCrowsFoot', 'underEye', 'foreheadLine', 'throat'],
}

/**
 * Draws the closed eye, brow, nostril, mouth, lines of age, glasses and, when visible, cheek and
 * ear.
 */
export function drawFacialDetails(
  traits: PortraitTraits,
  isEarHidden: boolean,
  pose: Pose,
  palette: Palette,
) {
  const line = (name: keyof typeof lines) => curvePath(lines[name].map(pose))
  // The wing of a short nose lies further back.
  const { nose, noseTip } = traits.face
  const nostril = lines.nostril.map(([x, y]) => pose([x + nose * 0.55, y + noseTip * 0.6]))
  return [
    strokeLines(line('eye'), { colour: palette.flame, width: 1.7, opacity: 0.85 }),
    strokeLines(`${line('brow')}${curvePath(nostril)}${line('mouth')}`, {
      colour: palette.flame,
      width: 1.3,
      opacity: 0.5,
    }),
    strokeLines(ageLines[traits.age].map(line).join(''), {
      colour: palette.flame,
      width: 1.1,
      opacity: 0.34,
    }),
    traits.beard
      ? ''
      : strokeLines(line('cheek'), { colour: palette.line, width: 1.2, opacity: 0.22 }),
    isEarHidden
      ? ''
      : strokeLines(`${line('ear')}${line('innerEar')}`, {
          colour: palette.line,
          width: 1.3,
          opacity: 0.6,
        }),
    drawGlasses(traits.glasses, traits.face, pose, palette),
  ].join('')
}

/** Draws the earring, if there is one, to be placed over the hair. */
export function drawEarring(traits: PortraitTraits, pose: Pose, palette: Palette): string {
  if (!traits.hasEarring) return ''
  const [x, y] = pose([178, 256]).map(roundToTenth)
  return `<g fill="${palette.flame}"><circle cx="${x}" cy="${y}" r="4.2"/><circle cx="${x}" cy="${y}" r="10" opacity=".18"/></g>`
}
