import script from './stories.txt?raw'

/** A short story that is said completely and in order. */
export type Story = {
  /** Normalised words by which a caller may ask for the story. */
  tags: ReadonlySet<string>
  sentences: readonly string[]
}

/** Stories are separated by empty lines; the first line of each has "=" and its tags. */
export const stories: readonly Story[] = script
  .trim()
  .split(/\n\s*\n/)
  .map((block) => {
    const [first = '', ...sentences] = block.split('\n').map((line) => line.trim())
    return { tags: new Set(first.replace(/^= /, '').split(' ')), sentences }
  })

/** Returns the stories with the most tags in the text, or all stories when the text names no tag. */
export function findStories(normalisedText: string): readonly Story[] {
  const words = normalisedText.split(' ').map((word) => word.replace(/(?<=\w{3})[sx]$/, ''))
  const rated = stories.map((story) => ({
    story,
    count: words.filter((word) => story.tags.has(word) || story.tags.has(`${word}s`)).length,
  }))
  const highest = Math.max(...rated.map(({ count }) => count))
  return rated.filter(({ count }) => count === highest).map(({ story }) => story)
}
