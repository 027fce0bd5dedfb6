import { describe, expect, it } from 'vitest'
import { companions } from '../../../../content/companions/companions'
import type { DialogueCompanion } from '../../dialogue/dialogue-context'
import { isReferral } from '../../testing/health/measure-referrals'
import { findResponseDefects } from '../../testing/sentence-defects'
import { startTestCall } from '../../testing/start-test-call'

/** Says the texts one after the other, and returns the last response as one text. */
async function answerTo(texts: readonly string[], companion: Partial<DialogueCompanion> = {}) {
  const call = startTestCall({ companion })
  await call.sayAll(texts)
  expect(call.responses.flatMap((response) => findResponseDefects(response, 4))).toEqual([])
  return call.responses.at(-1)?.join(' ') ?? ''
}

it('names the number to call, and does not advise waiting, when the caller hesitates between the two', async () => {
  const call = startTestCall()
  await call.sayAll(['bonsoir', 'j’ai des règles très abondantes depuis dix jours'])
  const answer = (await call.say('j’attends demain ou j’appelle maintenant ?')).join(' ')
  expect(answer).toMatch(/\b15\b/)
  expect(answer).not.toMatch(/j’attendrais/)
})

describe('a question about health', () => {
  it.each([
    ['je peux prendre un advil si j’ai bu du vin ?', /pharmacien/],
    ['deux comprimés de codéine d’un coup ça passe sans ordonnance ?', /pharmacien/],
    ['c’est normal d’avoir des règles aussi douloureuses ?', /gynécologue|sage-femme/],
    ['pourquoi j’ai des pannes d’érection depuis l’été ?', /médecin|urologue/],
    ['j’ai du retard de règles, je fais quoi ?', /sage-femme|médecin/],
    ['ça saigne encore un peu, c’est grave ?', /médecin|15/],
  ])(
    'gets from every companion an answer that says whom to ask and how soon: "%s"',
    async (text, who) => {
      for (const companion of companions) {
        const reply = await answerTo([text], companion)
        expect(reply).toMatch(who)
        expect(reply).toMatch(/maintenant|aujourd’hui|cette semaine|demain|\b15\b/)
        expect(reply).not.toMatch(/(tu peux|vous pouvez) prendre|d’accord|c’est dit/i)
      }
    },
  )

  it('still gets an answer that says whom to ask when the caller insists', async () => {
    const reply = await answerTo([
      'je peux mélanger un somnifère et du whisky ?',
      'mais juste un petit',
      'et tu crois que c’est dangereux ?',
      'je peux en prendre ou pas ?',
    ])
    expect(reply).toMatch(/pharmacien|médecin|15/)
  })
})

describe('a report about health', () => {
  it.each([
    ['ça fait quatre jours que j’ai rien mangé', /médecin/],
    ['mon grain de beauté a grossi', /dermatologue|médecin|pharmacien/],
    ['je descends une bouteille de whisky par jour', /addictologue|médecin/],
    ['mon copain a pas mis de préservatif', /pharmacien .*aujourd’hui .*72 heures, ou 120/],
    ['mes règles durent depuis dix jours', /gynécologue|sage-femme/],
    ['j’ai deux barres sur le test', /sage-femme .*cette semaine/],
    ['mon dos me lance depuis une semaine', /médecin/],
    ['j’ai mal aux seins', /médecin|sage-femme/],
    ['j’ai mal pendant les rapports', /sage-femme.* cette semaine/],
    ['ça me démange entre les jambes', /sage-femme|médecin|CeGIDD/],
    ['j’ai des pertes jaunes', /sage-femme|médecin|CeGIDD/],
    ['il n’arrive plus à avoir d’érection', /médecin/],
    ['je perds mes cheveux par poignées', /médecin|dermatologue/],
    ['ma mère oublie tout ces derniers temps', /médecin/],
    ['mon père perd la mémoire', /médecin/],
    ['mon père prépare la table pour ma mère alors qu’elle est morte l’an dernier', /médecin/],
    ['j’ai reçu de l’eau de Javel dans l’œil', /Rincer .*le 15, maintenant/],
    ['j’ai le mollet tout dur et chaud', /médecin/],
    ['mes glaires sont un peu rosées ce matin', /médecin aujourd’hui/],
    ['ça me brûle quand je fais pipi', /médecin/],
    [
      'je me suis entaillé la paume avec la mandoline et ça s’ouvre dès que je bouge un peu',
      /médecin.*aujourd’hui|aujourd’hui.*médecin|15/,
    ],
    ['mon fils de six semaines a de la fièvre', /le 15, maintenant/],
    ['je prends un antidépresseur et j’ai plus de libido', /médecin|pharmacien/],
    ['je n’arrive pas à tomber enceinte', /gynécologue|sage-femme|médecin/],
    ['je voudrais arrêter de fumer mais j’y arrive pas', /39 89|médecin|pharmacien/],
    ['ma fille de quatre ans ne fait pas de phrases', /pédiatre|médecin/],
    ['mes varices me font mal le soir', /médecin|pharmacien/],
  ])(
    'gets an answer that says which professional to see and how soon: "%s"',
    async (text, referral) => {
      for (const address of ['tu', 'vous'] as const) {
        const companion = companions.find(({ persona }) => persona.address === address)
        const answer = await answerTo(['bonsoir', text], companion)
        expect(answer).toMatch(referral)
        expect(isReferral(answer)).toBe(true)
      }
    },
  )

  it.each([
    'ma mère oublie toujours mon anniversaire',
    'je bois une bouteille d’eau par jour',
    'je ne mange plus de viande depuis une semaine',
    'les règles de la maison durent depuis dix ans',
    'des pertes bizarres dans la compta',
    'il répète toujours la même blague',
    'ma sœur est sage-femme et mon frère gynécologue',
    'et avec un verre de vin, c’est meilleur',
    'mon bébé a deux mois',
  ])('is not detected in "%s"', async (text) => {
    const answer = await answerTo(['bonsoir', text])
    // The answer may restate the words of the caller.
    expect(answer.replace(/(?<=est )sage-femme/, '')).not.toMatch(
      /médecin|pharmacien|sage-femme|\b15\b/,
    )
  })

  it('becomes an emergency when the caller adds that the feverish baby is two months old', async () => {
    expect(await answerTo(['mon bébé a 39 de fièvre', 'il a 2 mois'])).toMatch(/le 15, maintenant/)
  })

  it('gets a referral again when the caller returns to it after another report', async () => {
    const texts = ['mon dos me lance', 'j’ai mal aux seins', 'j’ai toujours mal au dos']
    expect(await answerTo(texts)).toMatch(/médecin|kiné/)
  })
})

describe('a question about which of two professionals to see', () => {
  it.each([
    [['j’ai mal pendant les rapports', 'sage-femme ou gynécologue ?'], /frottis.*gynécologue/],
    [['on voit qui pour un frottis, gynéco ou sage-femme ?'], /frottis.*gynécologue/],
    [['mon dos me lance', 'ostéo ou kiné pour mon dos ?'], /kiné rééduque.*ostéopathe.*médecin/],
    [['psychologue ou psychiatre ?'], /psychologue écoute.*psychiatre est médecin/],
  ])('is answered with what each of them does: %j', async (texts, answer) => {
    const said = await answerTo(['bonsoir', ...texts])
    expect(said).toMatch(answer)
    expect(said).toMatch(/semaine|aujourd’hui/)
  })
})

describe('a question about alcohol after one about a medicine', () => {
  it('is referred to the pharmacist', async () => {
    const texts = ['je prends du Xanax, je peux en prendre deux ?', 'et avec un verre de vin ?']
    expect(await answerTo(texts)).toMatch(/non, .*pharmacien/)
    expect(await answerTo([...texts, 'même un petit verre ?'])).toMatch(/pharmacien/)
  })
})

describe('a further question about a concern', () => {
  const pill = 'j’ai oublié ma pilule et on a eu un rapport'
  const fall = 'mon père est tombé dans l’escalier ce matin'
  it.each([
    [pill, 'et ça coûte combien ?', /gratuite et sans ordonnance/],
    [pill, 'y a quelle différence entre les deux pilules ?', /trois jours.*cinq/],
    [pill, 'ma mère va le savoir ?', /tenu au secret/],
    [pill, 'je peux attendre lundi ?', /^Non/],
    ['je voudrais avorter', 'faut payer ?', /en totalité/],
    ['je dors plus depuis deux mois', 'un psy c’est cher ?', /Mon soutien psy/],
    ['mon genou me lance', 'ça peut attendre lundi ?', /^Oui, si/],
    [fall, 'ça peut attendre demain ?', /aujourd’hui/],
    ['mon chien vomit depuis hier', 'ça coûte cher ?', /vétérinaire/],
    ['j’ai des règles très douloureuses', 'il y a six mois d’attente', /sage-femme/],
    ['j’ai des règles très douloureuses', 'je peux venir avec ma sœur ?', /quelqu’un de confiance/],
    ['j’ai des règles très douloureuses', 'on va m’examiner ?', /accord/],
  ])('after "%s" is answered: "%s"', async (concern, question, answer) => {
    expect(await answerTo(['bonsoir', concern, question])).toMatch(answer)
  })

  it('is answered with "no" when it is about waiting, after strong pain and fever', async () => {
    const told = ['j’ai mal au ventre à droite', 'plutôt fort', 'j’ai 38,5']
    expect(await answerTo(['bonsoir', ...told])).toMatch(/aujourd’hui|\b15\b/)
    const answer = await answerTo(['bonsoir', ...told, 'ça peut attendre lundi ?'])
    expect(answer).toMatch(/^Non.*aujourd’hui.*\b15\b/)
  })

  it('is answered with the caller’s own words when it is about what to tell the professional', async () => {
    const texts = ['bonsoir', 'mon épaule me réveille toutes les nuits', 'et je lui dis quoi ?']
    expect(await answerTo(texts)).toMatch(/« Mon épaule me réveille toutes les nuits/)
  })

  it('is not recognised after a change of subject', async () => {
    const texts = ['mon genou me lance', 'changeons de sujet', 'et ça coûte combien ?']
    expect(await answerTo(texts)).not.toMatch(/Assurance maladie/)
  })
})

describe('a referral', () => {
  it('is at most two sentences and a question', async () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const call = startTestCall({ seed })
      const answer = await call.say('j’ai mal au genou depuis lundi')
      expect(answer.filter((sentence) => !sentence.endsWith('?')).length).toBeLessThanOrEqual(2)
      expect(answer.length).toBeLessThanOrEqual(3)
    }
  })

  it('is not said twice for the same concern', async () => {
    const texts = ['bonsoir', 'mon dos me lance', 'mon dos me fait vraiment mal']
    expect(await answerTo(texts)).not.toMatch(/médecin|pharmacien|kiné/)
  })

  it('is not accompanied by a question about danger when the report only resembles a danger', async () => {
    for (const text of ['je crois que je suis enceinte', 'mon fils a de la fièvre, il a cinq ans'])
      expect(await answerTo(['bonsoir', text])).not.toMatch(/119|mal compris|je me trompe/)
  })

  it.each([
    'non pas de douleur, juste la fatigue',
    'la grêle a ravagé mes salades',
    'le chien vient de vomir sur mes chaussures, génial',
    'qu’est-ce qui a un œil mais ne voit rien ?',
    'bon je vais changer la couche du petit',
  ])('is not given for "%s"', async (text) => {
    expect(await answerTo(['bonsoir', text])).not.toMatch(
      /médecin|pharmacien|vétérinaire|dentiste|\b15\b/,
    )
  })
})

describe('an objection to a referral', () => {
  it('is believed: the companion apologises and drops the subject', async () => {
    const texts = ['bonsoir', 'j’ai une rage de dents depuis hier']
    expect(await answerTo(texts)).toMatch(/dentiste/)
    const answer = await answerTo([...texts, 'le dentiste ? mais j’ai mal nulle part'])
    expect(answer).toMatch(/pardon|au temps pour moi/i)
    expect(answer).not.toMatch(/dentiste|médecin|\b15\b/)
  })

  it('is accepted when the caller finds a professional excessive for a small thing', async () => {
    const texts = ['bonsoir', 'je bois une bouteille de vin tous les soirs']
    expect(await answerTo(texts)).toMatch(/médecin|addictologue/)
    const answer = await answerTo([...texts, 'un addictologue pour une bière t’es sérieuse toi'])
    expect(answer).toMatch(
      /pardon|au temps pour moi|tombait mal|à côté|touché|reproche|raison|mauvais fil|laisse tomber/i,
    )
  })
})

describe('a remark about tired feet, a drink or everyday care', () => {
  it.each([
    'je me sens bien j’ai bu une bière mais qui c’est qui paye la peinture',
    'avec des mots plus simples je suis fatiguée mes pieds me font mal',
    'je veux le dire en italien mes pieds me font mal',
    'j’ai marché toute la journée mes pieds me font mal',
    'je lui coupe les cheveux et je lui fais son ménage tous les samedis',
  ])('gets no referral: "%s"', async (text) => {
    expect(await answerTo(['bonsoir', text])).not.toMatch(/médecin|addictologue|kiné|dermato/)
  })
})

describe('a limping animal', () => {
  it('is to rest, and to see the vet this week, when the limp is slight', async () => {
    const answer = await answerTo(['bonsoir', 'mon chien a onze ans et il boite depuis hier'])
    expect(answer).toMatch(/repos.*vétérinaire cette semaine/)
    expect(answer).not.toMatch(/maintenant|médicament/)
  })

  it.each(['mon chien boite et il ne pose plus la patte', 'mon chien boite et sa patte a gonflé'])(
    'is to see the vet without delay when the limp looks serious: "%s"',
    async (text) => {
      expect(await answerTo(['bonsoir', text])).toMatch(/aujourd’hui|maintenant|sans attendre/)
    },
  )
})
