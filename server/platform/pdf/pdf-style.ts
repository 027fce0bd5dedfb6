/** Colours for print, similar to those of the site's light theme (web/styles/tokens.css). */
export const colours = {
  ink: '#2a1a24',
  muted: '#6b5a60',
  accent: '#94481a',
  line: '#d9cbc1',
  field: '#b9a8a0',
  warning: '#8f1d1d',
  warningGround: '#fbeeea',
  ground: '#faf5f0',
}

/** The size and margins of an A4 page, in points. */
export const page = { width: 595.28, height: 841.89, left: 62, right: 62, top: 56, bottom: 78 }

/** The width between the margins, in points. */
export const contentWidth = page.width - page.left - page.right

export type TextStyle = {
  face: 'text' | 'strong' | 'title'
  size: number
  /** Distance between baselines, in points. */
  leading: number
  colour: string
}

export const styles = {
  title: { face: 'title', size: 23, leading: 28, colour: colours.ink },
  subtitle: { face: 'text', size: 9.5, leading: 14, colour: colours.muted },
  heading: { face: 'title', size: 13, leading: 17, colour: colours.ink },
  text: { face: 'text', size: 9.5, leading: 14.2, colour: colours.ink },
  muted: { face: 'text', size: 8.8, leading: 13.2, colour: colours.muted },
  label: { face: 'strong', size: 8.4, leading: 12, colour: colours.muted },
  strong: { face: 'strong', size: 9.5, leading: 14.2, colour: colours.ink },
  total: { face: 'strong', size: 11.5, leading: 16, colour: colours.ink },
  warning: { face: 'strong', size: 9, leading: 13, colour: colours.warning },
  footer: { face: 'text', size: 7.8, leading: 11, colour: colours.muted },
} as const satisfies Record<string, TextStyle>
