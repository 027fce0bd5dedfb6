import { describe, expect, it } from 'vitest'
import { assessDangers } from './detect-dangers'

describe('words that name no danger', () => {
  it.each([
    ['j’en peux plus', 'je me lance ce soir'],
    ['j’ai plus la force', 'c’est fini'],
    ['je sers à rien', 'j’ai trouvé la solution'],
    ['personne m’aime', 'j’ai écrit une lettre'],
    ['ma femme est morte', 'je pars demain'],
    ['mon copain m’a quittée', 'j’ai pris ma décision'],
    ['je suis fatiguée de tout', 'j’ai tout rangé'],
    ['j’ai tout raté dans ma vie', 'je laisse tout'],
    ['ça sert à rien de continuer', 'je me lance demain'],
    ['je me sens vide', 'c’est la fin'],
    ['je me sens vide après sa mort', 'je pars'],
    ['mon mari va mourir', 'je veux partir avec lui'],
    ['mon mari va mourir', 'je lui survivrai pas'],
    ['j’ai raté ma vie', 'ouais j’y pense des fois'],
    ['j’ai fait mon testament aujourd’hui', 'j’ai donné mon chien à la voisine'],
    ['j’ai écrit une lettre pour mes enfants', 'pour leur expliquer'],
  ])('may announce a suicide after despair, loss or preparations: "%s", "%s"', (hint, text) => {
    expect(assessDangers(text, [hint]).dangers[0]).toMatch(/^suicide/)
  })

  it.each([
    ['je dois arrêter de fumer', 'c’est pour ce soir'],
    ['j’en peux plus de ce bruit', 'je pars'],
    ['ma grand-mère est décédée', 'c’est fini'],
    ['mon chat est mort', 'c’est fini'],
    ['ma mère est morte', 'tout est réglé'],
    ['il faut que j’appelle ma mère', 'je vais le faire'],
    ['j’ai besoin de vacances', 'j’ai envie de partir'],
    ['mon boulot me saoule', 'je veux partir'],
    ['je suis fatiguée de tout ranger chaque soir', 'j’ai tout rangé'],
    ['j’ai marre de tout faire à la maison', 'je pars dimanche'],
    ['j’en peux plus de tout porter', 'je pars'],
    ['j’ai plus le courage de tout repeindre', 'c’est fini'],
    ['ma recette, j’ai tout raté', 'je laisse tout'],
    ['j’ai tout raté à mon oral', 'c’est fini'],
    ['j’ai tout perdu sur mon ordinateur', 'c’est fini'],
    ['ça sert à rien de repasser les chaussettes', 'je me lance demain'],
    ['je me sens vide après le marathon', 'c’est la fin'],
    ['marre de la vie de bureau', 'je pars'],
  ])('are ordinary otherwise: "%s", "%s"', (hint, text) => {
    expect(assessDangers(text, [hint]).dangers).toEqual([])
  })

  it('report an emergency when they ask for help after the news that somebody is dying', () => {
    expect(assessDangers('aidez-moi', ['ma fille va mourir']).dangers).toEqual([
      'medical-emergency',
    ])
  })

  it('are ordinary when the despair is older than the last two utterances', () => {
    const earlier = ['j’en peux plus', 'j’ai mangé une pizza', 'elle était bonne']
    expect(assessDangers('je me lance ce soir', earlier).dangers).toEqual([])
  })
})
