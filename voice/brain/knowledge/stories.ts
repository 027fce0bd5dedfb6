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

/** Returns the stories of which the text names the most tags; all stories when it names no tag. */
export function findStories(normalisedText: string): readonly Story[] {
  const singularWords = normalisedText.split(' ').map((word) => word.replace(/(?<=\w{3})[sx]$/, ''))
  const countedStories = stories.map((story) => ({
    story,
    tagCount: singularWords.filter((word) => story.tags.has(word) || story.tags.has(`${word}s`))
      .length,
  }))
  const maxTagCount = Math.max(...countedStories.map(({ tagCount }) => tagCount))
  return countedStories.filter(({ tagCount }) => tagCount === maxTagCount).map(({ story }) => story)
}
