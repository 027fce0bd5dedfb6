export type Riddle = {
  question: string
  /** With its article, unless it is a name: "un peigne". */
  solution: string
  /** Matches a right answer, in normalised text. */
  solutionPattern: RegExp
  hint: string
}

/** Traditional French riddles. Cells: question, solution, words of a right answer, and hint. */
const table = `
  J’ai des dents, et je ne mange jamais. Qui suis-je ? ; un peigne ; peigne|brosse|scie|fermeture ; On me passe chaque matin, devant la glace
  Plus on m’en enlève, plus je suis grand. Que suis-je ? ; un trou ; trou|fosse ; Il y en a dans le gruyère, et au bout d’une pelle
  Plus je sèche, plus je suis mouillée. Qui suis-je ? ; une serviette ; serviette|torchon ; On me trouve près de la douche
  Je monte et je descends sans jamais bouger. Que suis-je ? ; un escalier ; escalier|marches|echelle|route ; On me prend marche par marche
  J’ai un chapeau, et pas de tête. Que suis-je ? ; un champignon ; champignon|cepe|bolet|clou ; On me cueille en automne, après la pluie
  Je t’appartiens, et les autres s’en servent plus que toi. Que suis-je ? ; le prénom ; prenom|nom ; On {te|vous} l’a donné à la naissance
  Il suffit de me nommer pour me briser. Qui suis-je ? ; le silence ; silence ; Dans une bibliothèque, on me demande
  J’ai des feuilles, et je ne suis pas un arbre. Que suis-je ? ; un livre ; livre|cahier|bouquin|journal ; On me lit le soir, avant d’éteindre
  Je cours toute la journée sans me lever de mon lit. Qui suis-je ? ; la rivière ; riviere|fleuve|ruisseau|torrent|eau ; On me traverse par un pont
  Je tombe tous les soirs, et je ne me fais jamais mal. Qui suis-je ? ; la nuit ; nuit|soir|noir ; Les étoiles m’attendent
  J’ai deux aiguilles, et je ne couds pas. Que suis-je ? ; une horloge ; horloge|montre|pendule|reveil|comtoise ; On me regarde quand on est en retard
  Je suis toujours devant {toi|vous}, et on ne me voit jamais. Que suis-je ? ; l’avenir ; avenir|futur|demain|lendemain ; Une voyante prétend me connaître
  Qu’est-ce qui est jaune, et qui attend ? ; Jonathan ; jonathan ; C’est un prénom, et c’est une très vieille blague
  J’ai un œil, et je ne vois rien. Que suis-je ? ; une aiguille ; aiguille|cyclone|ouragan|pomme de terre|patate ; Il me faut du fil
  Qu’est-ce qui marche le matin à quatre pattes, à midi sur deux et le soir sur trois ? ; l’homme ; homme|humain|etre humain|personne|vieux|vieillard ; La troisième, le soir, c’est une canne
`

export const riddles: readonly Riddle[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [question = '', solution = '', words = '', hint = ''] = line
      .split(' ; ')
      .map((cell) => cell.trim())
    return {
      question,
      solution,
      solutionPattern: new RegExp(`\\b(?:${words})s?\\b`),
      hint,
    }
  })

/** Matches a request for a riddle. */
export const riddleRequest =
  /^(?!(?:\w+ ){0,3}(?:ils?|elles?|(?:mon|ma|mes|notre|nos) \w+) ).*\b(?:(?:pose|donne|dis|fais|propose|raconte|trouve|lance|connais|as|avez|veux|voudrais|aimerais|envie)\w*|encore|autre|jou\w+) .{0,25}\b(?:enigme|devinette)s?\b|^(?:et )?une? (?:autre )?(?:petite )?(?:enigme|devinette)$/

/** Matches the words of a caller who gives up. */
export const givesUpPattern =
  /\blangue au chat\b|^(?:\w+ ){0,3}(?:je (?:ne )?(?:sais|vois|trouve) pas|je seche|aucune idee|j abandonne|je donne|dis(?: le)? moi|dites(?: le)? moi|(?:c est quoi|quelle est) la (?:reponse|solution)|la (?:reponse|solution)|c est quoi)(?: alors| du tout)?$/

/** Matches a request for another riddle, right after the solution of one. */
export const anotherRiddleRequest =
  /^(?:(?:oui|ok|allez|vas y|bon|alors) )*(?:une? autre|encore(?: une)?|oui|vas y)$/
