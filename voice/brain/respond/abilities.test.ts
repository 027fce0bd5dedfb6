import { describe, expect, it } from 'vitest'
import { startTestCall, testPersona } from '../testing/start-test-call'

/** Returns the answer to the last of the texts. */
async function answerTo(texts: readonly string[], context = {}) {
  const call = startTestCall(context)
  await call.sayAll(texts)
  return (call.responses.at(-1) ?? []).join(' ')
}

describe('a companion that is asked about what the caller said in this call', () => {
  const toldFacts = [
    'j’ai un chat qui s’appelle Pacha',
    'mon frère travaille à Grenoble il est pompier',
    'j’ai rendez-vous chez le dentiste jeudi à dix heures',
    'j’ai vendu mon vélo pour 300 euros',
    'au service un vieux monsieur m’appelait Yvonne et me demandait si j’avais fermé les volets et puis il s’est endormi et je suis restée un moment',
  ]
  it.each([
    ['comment s’appelle mon chat ?', 'Pacha'],
    ['et mon frère il travaille où', 'Grenoble'],
    ['c’est quand déjà mon rendez-vous', 'jeudi'],
    ['j’avais dit combien pour le vélo', '300'],
    ['comment il m’appelait le monsieur déjà', 'Yvonne'],
  ])('answers "%s"', async (question, fact) => {
    expect(await answerTo([...toldFacts, question])).toContain(fact)
  })

  it('admits that the caller did not mention a fact', async () => {
    expect(await answerTo(['bonsoir', 'comment s’appelle mon oncle déjà'])).toMatch(
      /pas dit|pas entendu|ne le trouve pas/,
    )
  })
})

describe('a question about the caller’s data', () => {
  it.each(['Mes données, elles vont où ?', 'tu gardes ça pour toi ?'])(
    'gets an answer that says where the data is kept: "%s"',
    async (question) => {
      expect(await answerTo(['bonsoir', question])).toContain('historique')
    },
  )
})

describe('a choice between two things', () => {
  it('is answered with one of them', async () => {
    expect(await answerTo(['bonsoir', 'je mets une veste ou un gilet'])).toMatch(/veste|gilet/)
    expect(await answerTo(['bonsoir', 'je la quitte ou je lui parle'])).toMatch(
      /parlerais : une phrase/,
    )
    expect(await answerTo(['bonsoir', 'je le jette ou je le garde'])).toContain('je le garderais')
    expect(await answerTo(['bonsoir', 'à ton avis je prends le train ou j’attends lundi'])).toMatch(
      /j’attendrais lundi/,
    )
  })

  it('is answered without repeating the words that introduce the choice', async () => {
    const answer = await answerTo(['bonsoir', 'J’hésite : je prends le train ou j’attends lundi ?'])
    expect(answer).toMatch(/je prendrais le train|j’attendrais lundi/)
    expect(answer).not.toMatch(/hésiter/)
  })
})

describe('a scene that the caller proposes', () => {
  const proposal = 'imagine on est dans une cabane en bois tu es assise près du feu et il neige'

  it('starts, continues, stops and resumes when the caller wants', async () => {
    const call = startTestCall({ companion: { category: 'fantasmes' } })
    expect((await call.say(proposal)).join(' ')).toContain('cabane')
    expect((await call.say('je rougis')).join(' ')).toMatch(/Tu rougis/)
    expect((await call.say('stop')).join(' ')).toMatch(/arrête|[Ss]top|pause/)
    expect((await call.say('il est tard')).join(' ')).not.toMatch(/feu|Je pose|Je me penche/)
    expect((await call.say('allez on reprend la cabane')).join(' ')).toMatch(/cabane/)
  })

  it('is left for an honest answer when the caller asks whether the companion is a real person', async () => {
    expect(await answerTo([proposal, 't’es une vraie personne ?'])).toMatch(/IA|intelligence/)
  })
})

describe('a companion in a scene', () => {
  const startScene = async () => {
    const call = startTestCall({ companion: { category: 'fantasmes' } })
    await call.sayAll(['bonsoir', 'tu es un pirate et moi la capitaine'])
    return call
  }

  it('plays the character that the caller proposes', async () => {
    expect((await startScene()).responses.at(-1)?.join(' ')).toMatch(/un pirate\./)
  })

  it.each(['qui es-tu ?', 'mais tu es qui ?'])(
    'answers "%s" without saying that it is an AI',
    async (text) => {
      const call = await startScene()
      expect((await call.say(text)).join(' ')).not.toMatch(/\bIA\b|intelligence/)
      expect((await call.say('je m’approche')).join(' ')).not.toMatch(/\bIA\b|intelligence/)
    },
  )

  it.each(['tu es une vraie personne ?', 't’es un robot ?', 't’es une IA ?'])(
    'answers "%s" honestly',
    async (text) => {
      const call = await startScene()
      expect((await call.say(text)).join(' ')).toMatch(/\bIA\b|intelligence artificielle/)
    },
  )

  it('stops the scene at "j’ai peur", and resumes it when the caller wants to go on', async () => {
    const call = await startScene()
    await call.say('je te tends un couteau')
    expect((await call.say('j’ai peur')).join(' ')).toMatch(/On continue la scène, ou/)
    expect((await call.say('on continue')).join(' ')).toMatch(/ici, tout près/)
  })
})

describe('a few words after an answer', () => {
  it.each(['pourquoi ?', 'comment ça ?', 'c’est-à-dire ?'])('get a reason: "%s"', async (text) => {
    const answer = await answerTo(['bonsoir', 'ma sœur ne vient plus le dimanche', text])
    // The companion gives the reason for its statement or for its question.
    expect(answer).toMatch(
      /« ma sœur ne vient plus le dimanche »|Pour mieux comprendre|Ma question|Je (?:voulais dire|demandais)|Parce que/,
    )
  })

  it('get an honest answer: "et toi ?"', async () => {
    expect(await answerTo(['bonsoir', 'je bois un thé', 'et toi ?'])).toContain('IA')
  })

  it('never get the same sentence twice, even when the caller repeats them', async () => {
    const call = startTestCall()
    await call.sayAll([
      'bonsoir',
      'mon frère a déménagé à Brest',
      'bof',
      'mouais',
      'hm',
      'bof',
      'mouais',
    ])
    const sentences = call.responses.slice(2).flat()
    expect(new Set(sentences).size).toBe(sentences.length)
  })
})

describe('a wish about the conversation', () => {
  it('is granted: no questions, short answers, "vous"', async () => {
    const call = startTestCall()
    await call.sayAll(['bonsoir', 'je veux juste que tu m’écoutes'])
    const reply = await call.say('ma voisine a encore jeté mes fleurs et j’ai rien dit')
    expect(reply.join(' ')).not.toContain('?')
    await call.say('on peut se vouvoyer ?')
    const formal = (await call.say('tu es médecin ?')).join(' ')
    expect(formal).not.toMatch(/\b(tu|te|toi|ton|ta)\b/)
    await call.say('fais plus court')
    expect((await call.say('mon chef m’a crié dessus')).length).toBeLessThanOrEqual(2)
  })

  it('is accepted when it sets a limit', async () => {
    expect(await answerTo(['pas d’insultes s’il te plaît j’aime pas ça'])).toMatch(
      /entendu|D’accord|Compris/,
    )
  })
})

describe('an utterance that changes the subject', () => {
  it('gets an answer about the new subject', async () => {
    expect(
      await answerTo([
        'bonsoir',
        'mon travail me fatigue',
        'on change de sujet, ma nièce se marie samedi',
      ]),
    ).toMatch(/mariage/)
  })
})

describe('questions about the companion', () => {
  it.each([
    't’es médecin ?',
    't’es où ?',
    'tu fais quoi là ?',
    't’es une vraie personne ?',
    'vous êtes psychologue ?',
  ])('get an answer in which the companion says that it is an AI: %s', async (question) => {
    expect(await answerTo(['bonsoir', question])).toMatch(/IA|intelligence artificielle/)
  })
})

describe('a short goodbye', () => {
  it.each([
    'allez dodo',
    'bon j’y vais',
    'bon ben au boulot',
    'on m’attend, salut',
    'bon le film commence je te laisse',
  ])('ends the call: "%s"', async (text) => {
    const call = startTestCall()
    await call.sayAll(['bonsoir', 'je rentre du travail', text])
    expect(call.dialogue.isCallEnding?.()).toBe(true)
  })
})

describe('two calls in a row', () => {
  it('share no line as long as unused lines are left', async () => {
    const texts = [
      'bof',
      'je sais pas trop',
      'merci',
      'tu m’aimes ?',
      'c’est gratuit ?',
      'bonne nuit',
    ]
    const greetings = ['Bonsoir {name}, ça fait plaisir.', 'Te voilà, {name}.']
    const persona = { ...testPersona, greetings }
    const [first, second] = [0, 1].map((callCount) =>
      startTestCall({ callCount, seed: 3 + callCount, companion: { persona } }),
    )
    for (const call of [first, second]) {
      await call?.greeting()
      await call?.sayAll(texts)
    }
    const firstLines = first?.responses.flat() ?? []
    expect(firstLines.length).toBeGreaterThan(6)
    expect(second?.responses.flat().filter((line) => firstLines.includes(line))).toEqual([])
  })
})

it('does not suggest the same activity again in the next call', async () => {
  const [first, second] = await Promise.all(
    [0, 1].map((callCount) => answerTo(['bonsoir', 'je regarde dehors'], { callCount })),
  )
  expect(first).toContain('tu préfères')
  expect(second).not.toContain('tu préfères')
})

it('phrases the answer to a question of general knowledge differently in the next call', async () => {
  const questions = ['qui a écrit Hamlet ?']
  const [first, second] = await Promise.all(
    [0, 1].map((callCount) => answerTo(questions, { callCount })),
  )
  expect(first).toContain('Shakespeare')
  expect(second).toContain('Shakespeare')
  expect(second).not.toBe(first)
})

describe('a caller who wants a reaction', () => {
  it('hears a reaction that suits what the caller said', async () => {
    expect(
      await answerTo(['mon chef m’a viré par mail', 'tu peux le dire c’est une ordure']),
    ).toMatch(/ordure|dur à encaisser|blesse/)
    expect(await answerTo(['mon chien s’appelle Patron', 'ironique non'])).toMatch(
      /ironique|sourire|rire/,
    )
  })

  it('gets no more questions after asking for none', async () => {
    const call = startTestCall()
    await call.sayAll(['bonsoir', 'je travaille au marché', 'arrête avec tes questions'])
    const answer = await call.say('j’ai vendu des poireaux toute la matinée')
    expect(answer.join(' ')).not.toContain('?')
  })
})

describe('a caller in doubt', () => {
  it('is advised to act or not to act', async () => {
    expect(await answerTo(['bonsoir', 'je lui en parle ou pas ?'])).toMatch(/oui.* : une phrase/i)
    expect(await answerTo(['bonsoir', 'je lui renvoie un message ou pas'])).toMatch(/non/i)
  })

  it('hears which of two people the companion chooses', async () => {
    expect(await answerTo(['bonsoir', 'c’est kevin ou moi le plus bête'])).toMatch(/kevin/i)
  })
})

describe('the memory of a call', () => {
  const toldFacts = [
    'j’ai déménagé seul au cinquième étage sans ascenseur',
    'mon fils a eu son permis hier',
    'j’étais pas là j’étais en pologne',
    'en réalité je suis notaire à Limoges',
    'il y a un cerisier dans le jardin de mes parents',
    'j’ai cinquante-cinq ans et mon souci dure depuis trois mois',
    'Manon adore le karaoké',
  ]
  it.each([
    ['j’habite à quel étage tu te souviens', /cinqui/],
    ['j’étais où quand il a eu le permis', /pologne/],
    ['quel est mon métier déjà', /notaire/],
    ['il y a quel arbre chez mes parents', /cerisier/],
    ['ça fait combien de temps mon souci tu te rappelles', /trois mois/],
    ['c’est laquelle qui aime le karaoké', /Manon/],
  ])('answers a question about a fact: "%s"', async (question, fact) => {
    expect(await answerTo([...toldFacts, question])).toMatch(fact)
  })
})

describe('a companion that is asked about its memory', () => {
  const remember = (statement: string, quote: string) => ({
    statement,
    quote,
    topic: null,
    event: null,
  })

  it('lists what it remembers when the caller asks what it knows', async () => {
    const memories = [
      remember('Votre fille s’appelle Léa.', 'ma fille s’appelle Léa'),
      remember('Vous habitez à Nantes.', 'j’habite à Nantes'),
    ]
    const said = await answerTo(['qu’est-ce que tu sais de moi ?'], { caller: { memories } })
    expect(said).toMatch(/Ta fille s’appelle Léa\. Tu habites à Nantes\./)
  })

  it('says that it remembers nothing when nothing is stored', async () => {
    expect(await answerTo(['qu’est-ce que tu sais de moi ?'])).toMatch(/rien/)
    expect(await answerTo(['on avait parlé de quoi la dernière fois ?'])).toMatch(
      /rien gardé|aucune trace/,
    )
  })

  it('answers a question about the last call', async () => {
    const pastSummaries = [{ date: '2026-11-20', summary: 'Au fil de l’appel : le sommeil.' }]
    const caller = { pastSummaries }
    const said = await answerTo(['on avait parlé de quoi la dernière fois ?'], { caller })
    expect(said).toMatch(/(dernière fois|dernier appel), .*(dorm|sommeil|nuit)/)
  })

  it.each(['ne retiens rien de cet appel', 'ne garde rien de tout ça', 'oublie tout'])(
    'promises after "%s" not to remember this call, and says where to delete the transcript',
    async (wish) => {
      const said = await answerTo(['ma sœur s’appelle Judith', wish])
      expect(said).toMatch(/souvenir/)
      expect(said).toContain('historique')
    },
  )

  it('does not mention what the caller asked it to forget', async () => {
    const said = await answerTo([
      'ma sœur s’appelle Judith',
      'oublie ce que je viens de dire',
      'comment s’appelle ma sœur ?',
    ])
    expect(said).not.toContain('Judith')
  })
})

describe('a scene with a companion of the category "fantasmes"', () => {
  const context = { companion: { category: 'fantasmes' } } as const

  it('begins in the place that the caller names, and moves when the caller names another', async () => {
    const call = startTestCall(context)
    expect(
      (await call.say('j’ai envie d’une histoire dans un phare toi et moi')).join(' '),
    ).toContain('phare')
    expect((await call.say('il pleut je suis trempé')).join(' ')).toMatch(/pluie|trempé/i)
    expect((await call.say('on change c’est un train de nuit')).join(' ')).toContain('train')
  })

  it('stops at the word that the caller chose', async () => {
    const call = startTestCall(context)
    expect((await call.say('Mon mot pour arrêter sera mandarine.')).join(' ')).toContain(
      'mandarine',
    )
    await call.say('imagine on est dans un château')
    expect((await call.say('Mandarine.')).join(' ')).toMatch(/j’arrête tout|on s’arrête/)
  })
})

it('does not refuse to answer a caller who tells about the death of a child', async () => {
  expect(await answerTo(['bonsoir', 'on a perdu un gamin cette nuit aux urgences'])).not.toMatch(
    /refus|jamais de ça|C’est non/,
  )
})

it.each([
  ['combien font dix-sept fois vingt-trois ?', '391'],
  ['c’est quoi huit fois sept', '56'],
])('calculates with numbers that are spelled out: "%s"', async (question, result) => {
  expect(await answerTo(['bonsoir', question])).toContain(result)
})

describe('a caller’s refusal in a scene', () => {
  it.each(['non, pas comme ça', 'trop près', 'vous trichez'])(
    'makes the companion stop or undo its gesture: "%s"',
    async (refusal) => {
      const call = startTestCall({ companion: { category: 'fantasmes' } })
      await call.say('imagine on est sur un balcon, la nuit')
      const answer = (await call.say(refusal)).join(' ')
      expect(answer).not.toMatch(/ta main|votre main|approche|effleure|regarde une seconde/)
      expect(answer).toMatch(/retire|recule|pas ça|repose|pas celui|laisse|mains bien/)
    },
  )
})
