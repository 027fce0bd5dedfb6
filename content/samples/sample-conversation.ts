/** What one side says before the other side speaks. The companion's lines can be played as audio. */
export type SampleLine = { speaker: 'caller' | 'companion'; text: string }

export type SampleConversation = { companionId: string; lines: readonly SampleLine[] }

/**
 * The sample conversation of the landing page. It is invented and labelled as such: real calls are
 * never shown.
 */
export const sampleConversation: SampleConversation = {
  companionId: 'raphael',
  lines: [
    { speaker: 'companion', text: 'Te voilà. Pose la journée où tu veux, rien ne presse.' },
    { speaker: 'caller', text: 'Elle a été longue. J’ai dit oui à tout le monde.' },
    { speaker: 'companion', text: 'À tout le monde sauf à toi, si je compte bien.' },
    { speaker: 'caller', text: 'C’est ça. Et puis… attends, je cherche mes mots.' },
    { speaker: 'companion', text: 'Prends ton temps.' },
    { speaker: 'caller', text: 'J’aurais voulu dire non à mon frère, pour dimanche.' },
    {
      speaker: 'companion',
      text: 'Alors dis-le-moi à moi, d’abord, comme ça vient. On trouvera la phrase douce après.',
    },
  ],
}
