export type Riddle = {
  question: string
  /** With its article: "un peigne". */
  solution: string
  /** Matches a right answer, in normalised text. */
  solutionPattern: RegExp
  hint: string
  /** Matches the riddle when the caller asks it, in normalised text. */
  callerPattern: RegExp
}

/**
 * Traditional French riddles. Cells: question, solution, words of a right answer, hint, and words that identify the
 * riddle when the caller asks it.
 */
const table = `
  J’ai des dents, et je ne mange jamais. Qui suis-je ? ; un peigne ; peigne|brosse|scie|fermeture ; On me passe chaque matin, devant la glace ; dents.*(mang|mord)
  Plus on m’en enlève, plus je suis grand. Que suis-je ? ; un trou ; trou|fosse ; Il y en a dans le gruyère, et au bout d’une pelle ; (enleve|retire|prend).*grand|grand.*(enleve|retire|prend)
  Plus je sèche, plus je suis mouillée. Qui suis-je ? ; une serviette ; serviette|torchon ; On me trouve près de la douche ; (seche|essui).*mouill|mouill.*(seche|essui)
  Je monte et je descends sans jamais bouger. Que suis-je ? ; un escalier ; escalier|marches|echelle|route ; On me prend marche par marche ; monte.*descend.*bouge
  J’ai un chapeau, et pas de tête. Que suis-je ? ; un champignon ; champignon|cepe|bolet|clou ; On me cueille en automne, après la pluie ; chapeau.*(tete|cheveu)|pied.*chapeau
  Je t’appartiens, et les autres s’en servent plus que toi. Que suis-je ? ; le prénom ; prenom|nom ; On {te|vous} l’a donné à la naissance ; appartien.*(autre|utilise|sert)
  Il suffit de me nommer pour me briser. Qui suis-je ? ; le silence ; silence ; Dans une bibliothèque, on me demande ; (nomm|prononc|parl|dit|dis).*(bris|cass|rompt)|(bris|cass|romp).*(nomm|prononc|parl)
  J’ai des feuilles, et je ne suis pas un arbre. Que suis-je ? ; un livre ; livre|cahier|bouquin|journal ; On me lit le soir, avant d’éteindre ; feuilles.*arbre
  Je cours toute la journée sans me lever de mon lit. Qui suis-je ? ; la rivière ; riviere|fleuve|ruisseau|torrent|eau ; On me traverse par un pont ; cour.*(lit|jambes)
  Je tombe tous les soirs, et je ne me fais jamais mal. Qui suis-je ? ; la nuit ; nuit|soir|noir ; Les étoiles m’attendent ; tombe.*mal
  J’ai deux aiguilles, et je ne couds pas. Que suis-je ? ; une horloge ; horloge|montre|pendule|reveil|comtoise ; On me regarde quand on est en retard ; aiguille.*(coud|pique|tricot)
  Je suis toujours devant {toi|vous}, et on ne me voit jamais. Que suis-je ? ; l’avenir ; avenir|futur|demain|lendemain ; Une voyante prétend me connaître ; devant.*(voi|vu)
  Qu’est-ce qui est jaune, et qui attend ? ; Jonathan ; jonathan ; C’est un prénom, et c’est une très vieille blague ; jaune.*attend
  J’ai un œil, et je ne vois rien. Que suis-je ? ; une aiguille ; aiguille|cyclone|ouragan|pomme de terre|patate ; Il me faut du fil ; (un|seul) oeil.*(voi|vu|avoug)
  Qu’est-ce qui marche le matin à quatre pattes, à midi sur deux et le soir sur trois ? ; l’homme ; homme|humain|etre humain|personne|vieux|vieillard ; La troisième, le soir, c’est une canne ; quatre pattes.*(trois|soir)
`

export const riddles: readonly Riddle[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [question = '', solution = '', words = '', hint = '', callerWords = ''] = line
      .split(' ; ')
      .map((cell) => cell.trim())
    return {
      question,
      solution,
      solutionPattern: new RegExp(`\\b(?:${words})s?\\b`),
      hint,
      callerPattern: new RegExp(`\\b(?:${callerWords})`),
    }
  })

/** These patterns match a caller who asks for a riddle, gives up, asks a riddle of their own, or wants another. */
export const riddleRequest =
  /^(?!(?:\w+ ){0,3}(?:ils?|elles?|(?:mon|ma|mes|notre|nos) \w+) ).*\b(?:(?:pose|donne|dis|fais|propose|raconte|trouve|lance|connais|as|avez|veux|voudrais|aimerais|envie)\w*|encore|autre|jou\w+) .{0,25}\b(?:enigme|devinette)s?\b|^(?:et )?une? (?:autre )?(?:petite )?(?:enigme|devinette)$/
export const surrender =
  /\blangue au chat\b|^(?:\w+ ){0,3}(?:je (?:ne )?(?:sais|vois|trouve) pas|je seche|aucune idee|j abandonne|je donne|dis(?: le)? moi|dites(?: le)? moi|(?:c est quoi|quelle est) la (?:reponse|solution)|la (?:reponse|solution)|c est quoi)(?: alors| du tout)?$/
export const callerRiddle =
  /\b(?:a (?:mon|moi de) tour|j en ai une|ma devinette|a moi(?= qu est ce)|mon enigme)\b|\b(?:qui|que) suis je$|^(?:\w+ ){0,4}qu est ce qui (?:a|est|monte|tombe|court|marche|va|se|peut|fait) .*\b(?:mais|sans|jamais|pas)\b/
export const anotherRiddle =
  /^(?:(?:oui|ok|allez|vas y|bon|alors) )*(?:une? autre|encore(?: une)?|oui|vas y)$/
