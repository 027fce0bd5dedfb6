import { bodyAndMind } from './body-and-mind'
import { days } from './days'
import { hardFeelings } from './hard-feelings'
import { pleasures } from './pleasures'
import { tenderSubjects } from './tender-subjects'
import { type Theme, type ThemeId, themeIds } from './theme'

const allThemes: readonly Theme[] = [
  ...tenderSubjects,
  ...hardFeelings,
  ...bodyAndMind,
  ...days,
  ...pleasures,
]

export const themeById: ReadonlyMap<ThemeId, Theme> = new Map(
  allThemes.map((theme) => [theme.id, theme]),
)

const negation = /\b(pas|plus|jamais|sans|aucune?)( du tout| vraiment| trop| tres| si)?( de| d)? $/

/** The themes that normalised words touch, in the order of `themeIds`, gravest first. */
export const findThemes = (words: string): ThemeId[] =>
  themeIds.filter((id) => {
    const match = themeById.get(id)?.heardAs.exec(words)
    return match && !negation.test(words.slice(0, match.index))
  })
