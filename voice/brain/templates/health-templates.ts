import type { HealthConcern } from '../understanding/health/find-health-concern'
import { ailments, urgentAilments } from './ailment-templates'
import { healthReceptions, referralsByConcern } from './health-referrals'
import type { HealthSubject } from './health-subject'
import { listeningLines } from './listening-line-templates'
import { professionalChoices } from './professional-templates'
import type { Template } from './template'

/** Subjects that patterns recognise more surely than examples. */
const certainSubjects = [...urgentAilments, ...professionalChoices, ...listeningLines]

/** Index of the first subject that is tried after the concerns that are recognised from examples. */
export const firstAilmentIndex = certainSubjects.length

/** By priority: the first subject whose pattern matches is answered. */
export const healthSubjects: readonly HealthSubject[] = [
  ...certainSubjects,
  {
    pattern:
      /\b(bebe|nourrisson|mon fils|ma fille|mon petit|ma petite|mon enfant|le petit|la petite)\b.*\b(fievre|temperature|38|39|40|vomi\w*|diarrhee|tousse\w*|boutons|plaques|oreilles?|mal (au|a la|aux) \w+)\b/,
    isAlwaysReferred: true,
    reception:
      'Un enfant malade, ça inquiète toujours, et c’est bien de regarder de près. || Quand un petit est malade, on ne pense plus qu’à ça.',
    answers: [
      'Je ne peux pas l’examiner : pour un enfant, c’est le pédiatre ou le médecin aujourd’hui, et le pharmacien en attendant. || D’ici, je ne peux rien examiner : le médecin ou le pédiatre aujourd’hui, et un pharmacien pour tenir jusque-là.',
      'S’il a moins de trois mois, respire mal, boit mal, est très mou ou convulse, c’est le 15, maintenant. || Moins de trois mois, un souffle difficile, un enfant qui ne boit plus, tout mou ou qui convulse : le 15, maintenant.',
    ],
    furtherAnswers: [
      'Noter la température, ce qu’il boit et depuis quand aidera le médecin, aujourd’hui.',
    ],
  },
  {
    pattern:
      /\b(avort\w*|ivg|enceinte|grossesse|test de grossesse|fausse couche|retard de regles|regles en retard|(jours?|semaines?) de retard .{0,30}test|test (de grossesse|est (negatif|positif))|j attends un bebe|contractions|(?:veux|voulons|peux) (?:pas|plus) (?:de (?:ce|cette) (?:bebe|grossesse)|garder (?:le|ce) bebe))\b|^(?:et |mais )*j ai \w+ (?:jours?|semaines?) de retard$/,
    reception:
      'C’est un moment où l’on a le droit d’avoir quelqu’un près de soi. || Là-dessus, personne n’a à attendre sans aide.',
    answers: [
      'Pour une grossesse, ce n’est pas à moi de juger : une sage-femme ou un médecin répond, dès aujourd’hui. || Sur une grossesse, je ne tranche rien : aujourd’hui, une sage-femme ou un médecin saura dire.',
      'En cas de sang, de douleur forte ou de malaise, c’est le 15 ou la maternité, maintenant. || Du sang, une forte douleur, un malaise : le 15 ou la maternité, maintenant.',
    ],
    furtherAnswers: [
      'La sage-femme est la bonne personne pour ça, aujourd’hui si possible, même pour une simple question.',
      'Un pharmacien peut aussi orienter tout de suite, et le 15 si quelque chose inquiète vraiment.',
    ],
  },
  ...ailments,
  {
    pattern:
      /\b(contraception|preservatif|capote|oublie (ma|la) pilule|pilule du lendemain|ist|mst|depistage|sterilet|rapport non protege)\b/,
    reception:
      'C’est bien de s’en occuper sans attendre. || Y penser tôt, c’est déjà la moitié du chemin.',
    answers: [
      'Je ne peux pas trancher ça : un pharmacien répond aujourd’hui, sans rendez-vous, car les heures comptent. || Les heures comptent, alors autant demander à un pharmacien, aujourd’hui et sans rendez-vous.',
      'Pour la suite, une sage-femme ou un médecin cette semaine, et le 15 si la douleur est forte. || Ensuite, cette semaine, la sage-femme ou le médecin, et le 15 en cas de forte douleur.',
    ],
    furtherAnswers: [
      'Après un rapport sans protection, un centre de santé sexuelle ou les urgences peuvent agir, au plus vite et dans les quarante-huit heures.',
      'Le pharmacien d’abord, aujourd’hui, puis une sage-femme ou un médecin cette semaine.',
      'Un centre de santé sexuelle reçoit aussi cette semaine, en toute discrétion.',
    ],
  },
  {
    pattern:
      /\b(medicaments?|cachets?|comprimes?|gelules?|dolipranes?|efferalgan|dafalgan|paracetamol|ibuprofene|advil|nurofen|spasfon|antadys|aspirine|antibiotiques?|antidepresseurs?|anxiolytiques?|somniferes?|xanax|lexomil|seresta|melatonine|codeine|tramadol|morphine|anti ?inflammatoires?|cortisone|viagra|cialis|traitement|ordonnance|posologie|sirop|patch|complement alimentaire|la pilule|ma pilule)\b/,
    reception:
      'Avec un médicament, mieux vaut ne pas décider dans son coin. || Un médicament, ça ne se règle pas au jugé.',
    answers: [
      'Ce n’est pas à moi de le dire : un pharmacien répond maintenant, même au téléphone et sans ordonnance. || Je laisse ça à un pharmacien : il répond tout de suite, au comptoir ou au téléphone, sans ordonnance.',
      'En attendant sa réponse, le plus prudent est de ne rien prendre de plus et de ne rien mélanger. || D’ici là, rien de plus et aucun mélange, c’est le plus sûr.',
      'S’il y a un malaise, une somnolence anormale ou si la pharmacie est fermée, c’est le 15, maintenant. || Un malaise, un sommeil bizarre, ou une pharmacie fermée : c’est le 15, maintenant.',
    ],
    furtherAnswers: [
      'Là-dessus, je laisse répondre qui sait : le pharmacien aujourd’hui, ou le 15 si ça ne va pas.',
      'Le pharmacien connaît les mélanges et les doses, moi non : il répond aujourd’hui, et le médecin cette semaine.',
    ],
  },
  {
    pattern: /\b(menopause|bouffees? de chaleur|sueurs nocturnes)\b/,
    reception:
      'Ces bouffées, presque toutes les femmes les connaissent un jour, et ça épuise, surtout la nuit.',
    answers: [
      'Je ne suis pas médecin : une sage-femme ou un gynécologue peut proposer de quoi les calmer, cette semaine ou la suivante. || De quoi les apaiser, ça existe : la sage-femme ou le gynécologue en parle, cette semaine ou la suivante, pas moi.',
      'Ça dure souvent quelques années, avec des hauts et des bas, et c’est très variable d’une femme à l’autre. || D’une femme à l’autre, c’est très différent, et ça s’étale souvent sur quelques années.',
    ],
    furtherAnswers: [
      'Noter l’heure et ce qui les déclenche, le café ou le vin, aide à en parler à la sage-femme ou au médecin. || Un petit carnet, l’heure et ce qui précède, café ou vin : ça servira à la sage-femme ou au médecin.',
      'Un traitement se décide avec le gynécologue, surtout après un cancer dans la famille : la question mérite d’être posée telle quelle.',
    ],
  },
  {
    pattern:
      /\b(regles(?! d[eu] )|menstru\w*|endometriose|uterus|ovaires?|bas ventre|pertes? (blanches?|de sang)|vulve|mycose)\b/,
    reception:
      'Une douleur qui revient ainsi mérite d’être prise au sérieux, même si on l’entend rarement.',
    answers: [
      'Je ne peux pas dire d’où ça vient : un gynécologue ou une sage-femme peut le chercher, cette semaine si possible. || La cause, je ne peux pas la deviner : cette semaine si possible, une sage-femme ou un gynécologue la cherche.',
      'Si la douleur plie en deux ou si le sang est très abondant, c’est un médecin aujourd’hui. || Une douleur à se plier, un sang très abondant : là, c’est un médecin aujourd’hui.',
      'Avec de la fièvre, un malaise ou une grossesse possible, c’est le 15, maintenant. || De la fièvre, un malaise, une grossesse possible : là, c’est le 15, maintenant.',
    ],
    furtherAnswers: [
      'La sage-femme ou le gynécologue, cette semaine, avec les dates et l’intensité notées sur un papier.',
      'Si un premier avis n’a pas écouté, un autre gynécologue ou le médecin traitant peut reprendre, cette semaine.',
    ],
  },
  {
    pattern:
      /\b((ca|il|elle) (ne )?(marche|fonctionne|suit|veut|vient) (pas|plus)( du tout| trop| toujours)? (avec (sa|ma|mon|son|elle|lui)|au lit|quand on)|(?<!\ben )panne|prostate|testicules?|penis|uriner?|urines?|pipi|cystite)\b/,
    reception: 'C’est bien plus courant qu’on ne le dit, et cela se soigne souvent.',
    answers: [
      'Je ne peux pas en donner la cause : le médecin traitant d’abord, cette semaine, puis un urologue si besoin. || Le médecin traitant commence, cette semaine, et l’urologue prend la suite s’il le faut : la cause, eux la trouveront.',
      'Si c’est très douloureux, s’il y a du sang ou de la fièvre, c’est un médecin aujourd’hui, et le 15 la nuit. || Du sang, de la fièvre ou une forte douleur : un médecin aujourd’hui, ou le 15 la nuit.',
    ],
    furtherAnswers: [
      'Le médecin traitant entend cette question toutes les semaines, et l’urologue encore plus.',
      'Une phrase suffit au rendez-vous de cette semaine : « j’ai une question intime, depuis quelque temps ».',
    ],
  },
  {
    pattern:
      /\b(libido|baisse de desir|plus (de |d |du )?(desir|envie de (lui|elle|faire l amour))|vaginisme|plus envie depuis (l accouchement|la naissance|le bebe)|secheresse|orgasme|jouir|mal (pendant|quand on|en faisant|apres) (les rapports|l amour|on fait l amour|fait l amour)|(pendant|apres) (les|nos|mes) rapports|rapports (douloureux|font mal)|penetration|mal .{0,20}\b(?:penetre|rentre en moi)|(?:mal|brule\w*) (?:quand|apres|pendant) .{0,20}\b(?:rapports?|l amour|coucher))\b/,
    reception:
      'Il faut du courage pour dire ça, et il n’y a rien de honteux là-dedans. || Ça se dit rarement, et il n’y a aucune honte à le dire.',
    answers: [
      'Je ne peux pas dire d’où ça vient : une sage-femme, un gynécologue ou le médecin traitant peut le chercher, cette semaine. || Sage-femme, gynécologue ou médecin traitant, cette semaine : l’un des trois peut chercher d’où ça vient.',
      'Si le corps n’a rien, un sexologue peut aider ensuite, et s’il y a du sang, c’est aujourd’hui. || S’il y a du sang, c’est aujourd’hui ; et si rien ne se voit, un sexologue prend la suite.',
    ],
    furtherAnswers: [
      'Le médecin traitant ou la sage-femme peut commencer, cette semaine, sans examen si ce n’est pas souhaité.',
      'Rien n’oblige à avoir mal ni à se forcer : un sexologue aide aussi à le dire à deux.',
    ],
  },
  {
    pattern:
      /\b(mal (?:aux|a une|a la) dents?|rage de dents|dents? (?:cassee?s?|de sagesse|qui (?:me )?(?:fait|font|lance))|gencives?|molaire|carie)\b/,
    reception: 'Un mal de dents, ça occupe toute la tête.',
    answers: [
      'Je ne suis pas dentiste : c’est lui qu’il faut, demain matin, ou aujourd’hui si la joue gonfle. || Le dentiste dès demain matin, et dès aujourd’hui si la joue gonfle.',
      'Avec de la fièvre ou du mal à avaler, c’est le 15, maintenant. || De la fièvre, ou avaler qui devient difficile : le 15, maintenant.',
    ],
    furtherAnswers: [
      'Le dentiste dès que possible, et le pharmacien aujourd’hui pour tenir jusque-là.',
    ],
  },
  {
    pattern:
      /\b(saigne\w*|du sang|hemorragie|plaie|coupure|(suis|est) coupee?|brulure|brulee? (la|le|au|a)|entorse|foulee?|fracture|je suis tombee? (dans|sur|de)|tombee? sur la tete)\b/,
    reception: 'Ça, il faut que quelqu’un le regarde vraiment.',
    answers: [
      'Je ne peux pas le voir d’ici : si ça saigne encore ou si c’est profond, c’est le 15, maintenant. || Profond, ou qui saigne toujours : c’est le 15, maintenant, je ne peux pas juger d’ici.',
      'Sinon, un pharmacien ou un médecin peut regarder aujourd’hui. || Si c’est petit et sec, un pharmacien ou un médecin y jette un œil aujourd’hui.',
    ],
    furtherAnswers: ['Un médecin aujourd’hui, et le 15 tout de suite si ça empire.'],
  },
  {
    pattern:
      /\b(fievre|grippe|covid|toux|tousse|gorge|angine|vomi\w*|nausees?|diarrhee|mal (a|au|aux|dans|de) (la |le |l |mon |ma )?(tete|ventre|dos|gorge|oreilles?|estomac|genou|epaule|jambe|bras|nuque|pied|oeil|yeux|reins?|cote|poignet|hanche|cou)|migraines?|vertiges?|boutons|allergi\w*|plaques|demange\w*|gratte (partout|tout le temps|la nuit|sans arret)|urticaire|eczema|psoriasis|essouffl\w*|acouphenes?|oreille bouchee|fourmis dans|mains qui tremblent|maigri sans|yeux (rouges|qui piquent|gonfles)|oeil (rouge|gonfle)|vois (flou|trouble|double)|grosseur|boule (au|dans le|sous) (sein|bras|peau)|douleurs?|symptomes?|tension|palpitations?|coeur qui bat|diabete|cholesterol|analyses?|prise de sang|perte de poids|hemorroides?)\b/,
    reception:
      'Ce n’est pas confortable, et c’est bien d’y faire attention. || Le corps insiste, et autant l’écouter un peu.',
    answers: [
      'Je ne suis pas médecin, alors je ne dirai pas ce que c’est : le médecin traitant, cette semaine, le pourra. || Ce que c’est, le médecin traitant le dira cette semaine, pas moi.',
      'Si c’est nouveau, fort ou si la fièvre monte, c’est aujourd’hui. || C’est aujourd’hui si c’est tout neuf, si c’est fort, ou si la fièvre monte.',
      'Avec du mal à respirer, une douleur dans la poitrine ou un malaise, c’est le 15, maintenant. || Souffle court, douleur dans la poitrine, malaise : c’est le 15, maintenant.',
    ],
    furtherAnswers: [
      'Un pharmacien peut déjà donner un premier avis aujourd’hui, et le médecin cette semaine.',
      'Noter depuis quand, à quelle heure et à quel point ça fait mal aidera le médecin, cette semaine.',
    ],
  },
  {
    pattern:
      /\b(depression|burn ?out|crises? d angoisse|attaques? de panique|anxiete generalisee|insomnies?|psy|psychologue|psychiatre|therapie|therapeute|sexologue)\b/,
    reception:
      'Mettre un mot dessus, c’est déjà demander de l’aide, et c’est une bonne chose. || Le dire comme ça, c’est déjà chercher de l’aide, et c’est très bien.',
    answers: [
      'Je ne peux pas poser de mot médical dessus : le médecin traitant est la première porte, cette semaine. || Le mot juste, c’est un médecin qui le pose : le médecin traitant, cette semaine, pour commencer.',
      'Il peut orienter vers un psychologue, et si tout devient trop lourd, le 3114 répond à toute heure. || Un psychologue peut venir ensuite, et le 3114 répond à toute heure si c’est trop lourd.',
    ],
    furtherAnswers: [
      'Le médecin traitant cette semaine, puis un psychologue, au rythme qui convient.',
      'Dire « je ne dors plus, je n’y arrive plus » suffit pour commencer le rendez-vous.',
    ],
  },
  // Subjects that are recognised from examples: the same order as in `referralsByConcern`.
  ...Object.values(referralsByConcern).map(([answers, ...others]) => ({
    pattern: /(?!)/,
    reception: healthReceptions[0],
    answers,
    furtherAnswers: others.flat(),
  })),
]

const concerns = Object.keys(referralsByConcern)

/** Returns the index of the subject for a concern that was recognised from examples. */
export const findConcernSubject = (concern: HealthConcern): number =>
  healthSubjects.length - concerns.length + concerns.indexOf(concern)

/** For a question about health that matches no subject above: "je dois voir qui ?", "c'est grave ?". */
export const generalHealthAnswers: readonly Template[] = [
  'Je ne suis pas médecin et je ne veux pas me tromper : le médecin traitant, cette semaine, est la bonne personne. || La bonne personne, c’est le médecin traitant, cette semaine : moi, je risquerais de me tromper.',
  'Si c’est nouveau ou fort, c’est aujourd’hui, et le 15 maintenant s’il y a un malaise ou du mal à respirer. || Un malaise ou du mal à respirer, c’est le 15, maintenant ; quelque chose de fort ou de nouveau, c’est aujourd’hui.',
  'Le pharmacien du quartier peut aussi dire tout de suite si ça peut attendre ce rendez-vous. || Savoir si ça peut attendre, le pharmacien du coin le dit aujourd’hui.',
]

export const healthQuestions: readonly Template[] = [
  'Ça dure depuis quand ?',
  'Est-ce qu’un professionnel en a déjà entendu parler ?',
  'On prépare ensemble la phrase à dire au rendez-vous ?',
  'Qu’est-ce qui inquiète le plus, là-dedans ?',
]
