import { describe, expect, it } from 'vitest'
import { startTestCall } from '../testing/start-test-call'

const laughter = /elle est bonne, celle-là|Je la garde|Bien trouvé|pas vue venir/

const apology =
  /pardon|excuse|touché|à côté|reproche|mauvais fil|mal répondu|valait|raison|laisse tomber/i

const makesCompanionLaugh = async (...texts: string[]) => {
  const call = startTestCall()
  await call.sayAll(texts.slice(0, -1))
  return laughter.test((await call.say(texts.at(-1) ?? '')).join(' '))
}

describe('a joke of the caller', () => {
  it.each([
    ['j’ai une blague pour toi', 'un mec entre dans un café et plouf il y en avait trop'],
    ['j’en ai une bien bonne', 'deux tomates traversent la rue et il y en a une qui dit attention'],
    ['je connais une blague', 'c’est l’histoire d’un fou qui repeint son plafond tout en blanc'],
  ])('makes the companion laugh after "%s"', async (announcement, joke) => {
    expect(await makesCompanionLaugh('bonsoir', announcement, joke)).toBe(true)
  })

  it.each([
    ['fais-moi une blague', 'un homme est mort devant moi ce matin au métro'],
    ['tu connais une blague ?', 'une dame pleurait toute seule dans le bus de la ligne douze'],
    ['j’en ai une bien bonne', 'un mec m’a suivie dans la rue hier soir et j’ai eu très peur'],
    ['j’en ai une bien bonne', 'un type me menace tous les jours quand je rentre du travail'],
    ['j’ai une blague', 'une dame de mon immeuble s’est suicidée la semaine dernière'],
  ])(
    'is not recognised in sad or frightening news told after "%s": "%s"',
    async (announcement, news) => {
      expect(await makesCompanionLaugh('bonsoir', announcement, news)).toBe(false)
    },
  )
})

describe('an objection', () => {
  it.each([
    'le dessus de quoi de mes chaussures',
    'vous êtes pas très rassurant là',
    'c’est tout ce que tu as à me dire',
    'c’est elle qui me doit de l’argent t’as pas suivi',
    'hein quelle façon de voir je te dis qu’il s’excusera jamais',
  ])('is answered with an apology: "%s"', async (objection) => {
    const call = startTestCall()
    await call.sayAll(['bonsoir', 'ce soir je rentre tard du travail'])
    expect((await call.say(objection))[0]).toMatch(apology)
  })

  it('is not recognised in a question about a thing', async () => {
    const call = startTestCall()
    await call.sayAll(['bonsoir', 'je cherche une recette'])
    expect((await call.say('une tarte avec quoi comme légumes'))[0]).not.toMatch(apology)
  })

  it('gets an apology and further sentences when a question follows it', async () => {
    const call = startTestCall()
    await call.sayAll(['bonsoir', 'il me reste quarante euros pour finir le mois'])
    const answer = await call.say(
      'tu vois quoi toi enfin bon passons tu connais une recette pas chère pour ce soir',
    )
    expect(answer.length).toBeGreaterThan(1)
    expect(answer[0]).toMatch(
      /pardon|excuse|touché|à côté|reproche|mauvais fil|mal répondu|valait/i,
    )
  })

  it('gets an answer that restates what else the caller said', async () => {
    const call = startTestCall()
    await call.sayAll(['bonsoir', 'hier j’ai jeté ses chemises dans un sac poubelle'])
    const answer = await call.say(
      'le sac je viens de te le dire bon enfin passons ma fille veut que je vienne chez elle à noël',
    )
    expect(answer.join(' ')).toMatch(/ta fille veut que tu viennes chez elle à noël/i)
  })
})
