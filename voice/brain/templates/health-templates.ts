import { ailments, urgentAilments } from './ailment-templates'
import type { HealthSubject } from './health-subject'
import { listeningLines } from './listening-line-templates'
import { professionalChoices } from './professional-templates'
import type { Template } from './template'

/** By priority: the first subject whose pattern matches is answered. */
export const healthSubjects: readonly HealthSubject[] = [
  ...urgentAilments,
  ...professionalChoices,
  ...listeningLines,
  {
    pattern:
      /\b(bebe|nourrisson|mon fils|ma fille|mon petit|ma petite|mon enfant|le petit|la petite)\b.*\b(fievre|temperature|38|39|40|vomi\w*|diarrhee|tousse\w*|boutons|plaques|oreilles?|mal (au|a la|aux) \w+)\b/,
    isAlwaysReferred: true,
    reception: 'Un enfant malade, ça inquiète toujours, et c’est bien de regarder de près.',
    answers: [
      'Je ne peux pas l’examiner : pour un enfant, c’est le pédiatre ou le médecin aujourd’hui, et le pharmacien en attendant.',
      'S’il a moins de trois mois, respire mal, boit mal, est très mou ou convulse, c’est le 15, maintenant.',
    ],
    furtherAnswers: [
      'Noter la température, ce qu’il boit et depuis quand aidera le médecin, aujourd’hui.',
    ],
  },
  {
    pattern:
      /\b(avort\w*|ivg|enceinte|grossesse|test de grossesse|fausse couche|retard de regles|regles en retard|(jours?|semaines?) de retard .{0,30}test|test (de grossesse|est (negatif|positif))|j attends un bebe|contractions)\b/,
    reception: 'C’est un moment où l’on a le droit d’avoir quelqu’un près de soi.',
    answers: [
      'Pour une grossesse, ce n’est pas à moi de juger : une sage-femme ou un médecin répond, dès aujourd’hui.',
      'En cas de sang, de douleur forte ou de malaise, c’est le 15 ou la maternité, maintenant.',
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
    reception: 'C’est bien de s’en occuper sans attendre.',
    answers: [
      'Je ne peux pas trancher ça : un pharmacien répond aujourd’hui, sans rendez-vous, car les heures comptent.',
      'Pour la suite, une sage-femme ou un médecin cette semaine, et le 15 si la douleur est forte.',
    ],
    furtherAnswers: [
      'Après un rapport sans protection, un centre de santé sexuelle ou les urgences peuvent agir, au plus vite et dans les quarante-huit heures.',
      'Le pharmacien d’abord, aujourd’hui, puis une sage-femme ou un médecin cette semaine.',
      'Un centre de santé sexuelle reçoit aussi cette semaine, en toute discrétion.',
    ],
  },
  {
    pattern:
      /\b(medicaments?|cachets?|comprimes?|gelules?|dolipranes?|efferalgan|dafalgan|paracetamol|ibuprofene|advil|nurofen|spasfon|antadys|aspirine|antibiotiques?|antidepresseurs?|anxiolytiques?|somniferes?|xanax|lexomil|seresta|melatonine|codeine|tramadol|anti ?inflammatoires?|cortisone|viagra|cialis|traitement|ordonnance|posologie|sirop|patch|complement alimentaire|la pilule|ma pilule)\b/,
    reception: 'Avec un médicament, mieux vaut ne pas décider dans son coin.',
    answers: [
      'Ce n’est pas à moi de le dire : un pharmacien répond maintenant, même au téléphone et sans ordonnance.',
      'En attendant sa réponse, le plus prudent est de ne rien prendre de plus et de ne rien mélanger.',
      'S’il y a un malaise, une somnolence anormale ou si la pharmacie est fermée, c’est le 15, maintenant.',
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
      'Je ne suis pas médecin : une sage-femme ou un gynécologue peut proposer de quoi les calmer, cette semaine ou la suivante.',
      'Ça dure souvent quelques années, avec des hauts et des bas, et c’est très variable d’une femme à l’autre.',
    ],
    furtherAnswers: [
      'Noter l’heure et ce qui les déclenche, le café ou le vin, aide à en parler à la sage-femme ou au médecin.',
      'Un traitement se décide avec le gynécologue, surtout après un cancer dans la famille : la question mérite d’être posée telle quelle.',
    ],
  },
  {
    pattern:
      /\b(regles(?! d[eu] )|menstru\w*|endometriose|uterus|ovaires?|bas ventre|pertes? (blanches?|de sang)|vulve|mycose)\b/,
    reception:
      'Une douleur qui revient ainsi mérite d’être prise au sérieux, même si on l’entend rarement.',
    answers: [
      'Je ne peux pas dire d’où ça vient : un gynécologue ou une sage-femme peut le chercher, cette semaine si possible.',
      'Si la douleur plie en deux ou si le sang est très abondant, c’est un médecin aujourd’hui.',
      'Avec de la fièvre, un malaise ou une grossesse possible, c’est le 15, maintenant.',
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
      'Je ne peux pas en donner la cause : le médecin traitant d’abord, cette semaine, puis un urologue si besoin.',
      'Si c’est très douloureux, s’il y a du sang ou de la fièvre, c’est un médecin aujourd’hui, et le 15 la nuit.',
    ],
    furtherAnswers: [
      'Le médecin traitant entend cette question toutes les semaines, et l’urologue encore plus.',
      'Une phrase suffit au rendez-vous de cette semaine : « j’ai une question intime, depuis quelque temps ».',
    ],
  },
  {
    pattern:
      /\b(libido|baisse de desir|plus (de |d |du )?(desir|envie de (lui|elle|faire l amour))|vaginisme|plus envie depuis (l accouchement|la naissance|le bebe)|secheresse|orgasme|jouir|mal (pendant|quand on|en faisant|apres) (les rapports|l amour|on fait l amour|fait l amour)|(pendant|apres) (les|nos|mes) rapports|rapports (douloureux|font mal)|penetration|mal .{0,20}\b(?:penetre|rentre en moi)|(?:mal|brule\w*) (?:quand|apres|pendant) .{0,20}\b(?:rapports?|l amour|coucher))\b/,
    reception: 'Il faut du courage pour dire ça, et il n’y a rien de honteux là-dedans.',
    answers: [
      'Je ne peux pas dire d’où ça vient : une sage-femme, un gynécologue ou le médecin traitant peut le chercher, cette semaine.',
      'Si le corps n’a rien, un sexologue peut aider ensuite, et s’il y a du sang, c’est aujourd’hui.',
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
      'Je ne suis pas dentiste : c’est lui qu’il faut, demain matin, ou aujourd’hui si la joue gonfle.',
      'Avec de la fièvre ou du mal à avaler, c’est le 15, maintenant.',
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
      'Je ne peux pas le voir d’ici : si ça saigne encore ou si c’est profond, c’est le 15, maintenant.',
      'Sinon, un pharmacien ou un médecin peut regarder aujourd’hui.',
    ],
    furtherAnswers: ['Un médecin aujourd’hui, et le 15 tout de suite si ça empire.'],
  },
  {
    pattern:
      /\b(fievre|grippe|covid|toux|tousse|gorge|angine|vomi\w*|nausees?|diarrhee|mal (a|au|aux|dans|de) (la |le |l |mon |ma )?(tete|ventre|dos|gorge|oreilles?|estomac|genou|epaule|jambe|bras|nuque|pied|oeil|yeux|reins?|cote|poignet|hanche|cou)|migraines?|vertiges?|boutons|allergi\w*|plaques|demange\w*|gratte (partout|tout le temps|la nuit|sans arret)|urticaire|eczema|psoriasis|essouffl\w*|acouphenes?|oreille bouchee|fourmis dans|mains qui tremblent|maigri sans|yeux (rouges|qui piquent|gonfles)|oeil (rouge|gonfle)|vois (flou|trouble|double)|grosseur|boule (au|dans le|sous) (sein|bras|peau)|douleurs?|symptomes?|tension|palpitations?|coeur qui bat|diabete|cholesterol|analyses?|prise de sang|perte de poids|hemorroides?)\b/,
    reception: 'Ce n’est pas confortable, et c’est bien d’y faire attention.',
    answers: [
      'Je ne suis pas médecin, alors je ne dirai pas ce que c’est : le médecin traitant, cette semaine, le pourra.',
      'Si c’est nouveau, fort ou si la fièvre monte, c’est aujourd’hui.',
      'Avec du mal à respirer, une douleur dans la poitrine ou un malaise, c’est le 15, maintenant.',
    ],
    furtherAnswers: [
      'Un pharmacien peut déjà donner un premier avis aujourd’hui, et le médecin cette semaine.',
      'Noter depuis quand, à quelle heure et à quel point ça fait mal aidera le médecin, cette semaine.',
    ],
  },
  {
    pattern:
      /\b(depression|burn ?out|crises? d angoisse|attaques? de panique|anxiete generalisee|insomnies?|psy|psychologue|psychiatre|therapie|therapeute|sexologue)\b/,
    reception: 'Mettre un mot dessus, c’est déjà demander de l’aide, et c’est une bonne chose.',
    answers: [
      'Je ne peux pas poser de mot médical dessus : le médecin traitant est la première porte, cette semaine.',
      'Il peut orienter vers un psychologue, et si tout devient trop lourd, le 3114 répond à toute heure.',
    ],
    furtherAnswers: [
      'Le médecin traitant cette semaine, puis un psychologue, au rythme qui convient.',
      'Dire « je ne dors plus, je n’y arrive plus » suffit pour commencer le rendez-vous.',
    ],
  },
]

/** For a question about health that matches no subject above: "je dois voir qui ?", "c'est grave ?". */
export const generalHealthAnswers: readonly Template[] = [
  'Je ne suis pas médecin et je ne veux pas me tromper : le médecin traitant, cette semaine, est la bonne personne.',
  'Si c’est nouveau ou fort, c’est aujourd’hui, et le 15 maintenant s’il y a un malaise ou du mal à respirer.',
  'Le pharmacien du quartier peut aussi dire tout de suite si ça peut attendre ce rendez-vous.',
]

export const healthQuestions: readonly Template[] = [
  'Ça dure depuis quand ?',
  'Est-ce qu’un professionnel en a déjà entendu parler ?',
  'On prépare ensemble la phrase à dire au rendez-vous ?',
  'Qu’est-ce qui inquiète le plus, là-dedans ?',
]
