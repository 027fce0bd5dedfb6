import { describe, expect, test } from 'vitest'
import { startTestCall } from '../../testing/start-test-call'

/** Says the utterances in a new call and returns the last answer. */
async function answerTo(...utterances: readonly string[]): Promise<string> {
  const call = startTestCall()
  let answer: readonly string[] = []
  for (const utterance of utterances) answer = await call.say(utterance)
  return answer.join(' ')
}

describe('a practical question at the end of a long spoken sentence', () => {
  test.each([
    ['je me sens bien j’ai bu une bière mais qui c’est qui paye la peinture', /assur/],
    [
      'd’accord l’assurance mais ils vont me demander le constat amiable tu sais ce que c’est toi',
      /formulaire|feuille/,
    ],
    [
      'tu répètes ce que je dis là bon et pour la banque je fais quoi',
      /entre, voilà quand|dépassement/,
    ],
    ['oui ça me pèse et un point conseil budget c’est quoi ça', /gratuit/],
    [
      'bon et toi tu ferais comment pour tenir jusqu’à la paye avec quarante euros de courses',
      /riz|lentilles|aide alimentaire/,
    ],
    [
      'oui ça me pèse tu crois qu’on peut lui faire quoi de sympa gratuit à sept ans',
      /cabane|trésor|médiathèque/,
    ],
    [
      'mais non je vous demande un chiffre cinq pour cent c’est trop ou pas assez',
      /cinq|modeste|raisonnable/,
    ],
    ['c’est plutôt une bonne nouvelle dis-moi plutôt robe ou pantalon', /[Rr]obe/],
    [
      'ah quand même bon dites-moi un truc pour me rendormir à trois heures du matin',
      /souffl|expirations|lumière/,
    ],
    ['j’imagine le pire bon mardi je note quoi sur mon papier', /règles|feuille|abondance/],
    ['bon concrètement je fais quoi ce soir je toque à sa porte ou je le laisse', /[Tt]oque/],
    ['dis-moi plutôt comment on se fait des copains à trente-neuf ans', /chaque semaine|jour fixe/],
  ])('is answered: %s', async (utterance, expected) => {
    expect(await answerTo(utterance)).toMatch(expected)
  })

  test('is not found in reported speech', async () => {
    const answer = await answerTo('hier au téléphone ma cousine m’a demandé robe ou pantalon')
    expect(answer).not.toMatch(/^Robe/)
  })

  test('is not found in a statement with the same nouns', async () => {
    for (const utterance of [
      'elle a mis une robe bleue avec un pantalon',
      'le voisin du dessus a repeint son plafond',
      'ma mère a fait un gâteau pour dimanche',
    ])
      expect(await answerTo(utterance)).not.toMatch(/assureur|[Rr]obe, |crème qui sent/)
  })
})

describe('a request for advice', () => {
  test('is answered for the matter in the same sentence', async () => {
    const answer = await answerTo('ma belle-mère débarque tous les jours tu ferais quoi à ma place')
    expect(answer).toMatch(/veille|conjoint|jour de visite/)
  })

  test('is answered for the matter that the caller told before', async () => {
    const told = 'mon chef m’a encore hurlé dessus devant toute l’équipe ce matin'
    expect(await answerTo(told, 'franchement tu ferais quoi à ma place')).toMatch(/témoins|carnet/)
    expect(await answerTo(told, 'je leur dis quoi')).toMatch(/«.+»/)
  })

  test('is answered for the matter that was told last', async () => {
    const answer = await answerTo(
      'mon chef m’a hurlé dessus ce matin',
      'et mon voisin fait la fête toutes les nuits',
      'tu ferais quoi à ma place',
    )
    expect(answer).toMatch(/sonner|boîte aux lettres/)
  })

  test('still gets an answer when its matter is unknown', async () => {
    const answer = await answerTo('j’ai trouvé un caillou rond', 'tu ferais quoi à ma place')
    expect(answer).not.toBe('')
  })
})
