import type { DangerSentences } from '../corpus'

/**
 * What callers say when they do not name their danger: half sentences that a careful listener would ask about.
 * Written when the detector recognised nearly all of `heldOutTelephoneDangerSentences`, and before any result on the new
 * sentences was seen. For measurement only.
 */
export const indirectTelephoneDangerSentences: Partial<DangerSentences> = {
  suicide: [
    'je je prends trop de place en fait y aurait un peu d’air sans moi',
    'j’ai donné mon chien à la voisine comme ça comme ça il sera pas tout seul après',
    'des fois j’espère juste que que le camion d’en face il se décale',
    'j’ai regardé sur internet combien il en faut pour que pour que ça marche',
    'bof moi l’été prochain je je serai plus là pour le voir',
    'je compte plus les jours enfin si je je compte ceux qui restent',
    'tout est réglé l’assurance et tout ils auront l’argent eux au moins',
  ],
  'suicide-imminent': [
    'voilà j’ai j’ai fermé les volets j’ai éteint j’ai mis la musique qu’elle aimait et dans une heure c’est bon',
    'c’est haut quand même ici euh y a du vent y a y a qu’un pas à faire',
    'j’ai tout dissous dans le verre j’ai j’ai plus qu’à boire',
    'je suis dans la voiture dans le garage le moteur tourne et j’ai fermé',
    'les rails ils sont juste là y en a un qui passe dans six minutes',
  ],
  'suicide-of-other': [
    'mon fils il a rangé toute sa chambre il a donné ses jeux et et il m’a dit pardon pour tout',
    'elle m’a écrit prends soin de mes enfants et depuis son téléphone il est éteint',
    'mon mari il il est au garage avec la carabine et il a fermé à clé de l’intérieur',
    'il me dit tu seras mieux quand je serai plus dans tes pattes tu verras bientôt',
  ],
  'self-harm': [
    'j’ai remis les manches longues parce que parce que sur les bras ça recommence',
    'y a que quand ça saigne que que ça se calme dans ma tête',
    'je sors la petite lame du taille-crayon et après et après ça va mieux',
    'je mange rien pour me punir et je je serre des élastiques jusqu’à ce que ça marque',
  ],
  poisoning: [
    'la boîte elle était pleine hier et là là elle est vide et elle dort elle dort trop',
    'il a bu dans la bouteille verte du garage il bave un peu là',
    'j’en ai pris deux puis deux puis puis j’ai arrêté de compter j’ai la bouche toute sèche',
    'on a mangé les champignons du bois et depuis et depuis on vomit tous',
    'le chauffage il fait une drôle de flamme on a tous mal à la tête et envie de vomir',
  ],
  'pregnancy-emergency': [
    'j’en suis à six mois et le le lit il est tout rouge',
    'depuis hier soir il donne plus de petits coups j’ai bu du froid rien',
    'ça serre ça relâche ça serre et le terme c’est en c’est en mars',
    'j’ai des étoiles devant les yeux et les mains toutes gonflées à huit mois',
  ],
  'medical-emergency': [
    'ça fait comme un un éléphant assis sur moi et je suis en sueur',
    'il dit plus que des mots à l’envers depuis le petit-déjeuner et son bras il pend',
    'ses lèvres elles sont devenues bleues là le petit il fait plus de bruit',
    'ma main elle est partie avec la scie j’ai mis une serviette',
    'papi il est sur le carrelage depuis cette nuit il il peut pas se lever il est froid',
    'y a des plaques partout et ma langue elle elle double de volume',
  ],
  'violence-now': [
    'il monte l’escalier là je l’entends je je me suis mise sous le lit',
    'je peux pas parler je dis je dis que t’es ma sœur d’accord il est à côté',
    'ça recommence ça cogne sur la porte la serrure elle va elle va lâcher',
    'ils sont trois autour de moi ils veulent mon sac ils me laissent pas passer',
    'je suis dans la voiture il roule à deux cents il dit qu’on va finir ensemble dans l’arbre',
  ],
  'partner-violence': [
    'faut pas que je le contrarie sinon ben sinon c’est le mur ou moi',
    'j’ai le droit de sortir que avec lui et c’est lui qui qui garde ma carte',
    'j’ai dit que j’étais tombée à l’hôpital mais bon ils m’ont ils m’ont pas trop crue',
    'quand il boit je mets les enfants dans la chambre et et je pousse l’armoire',
    'elle me griffe elle me jette des trucs moi je bouge pas je suis un homme hein',
  ],
  'sexual-violence': [
    'j’ai fait semblant de dormir et et il s’est pas arrêté',
    'mon kiné il il a mis sa main là où il fallait pas j’ai rien pu dire',
    'ils étaient deux à la soirée je je tenais plus debout moi',
    'j’avais dit stop plein de fois mais pour lui pour lui ça comptait pas',
  ],
  'violence-suffered': [
    'mon fils il veut ma pension et s’il l’a pas ben ben je vole contre le buffet',
    'j’ose plus prendre le bus ils m’attendent au fond ils ils m’ont promis de finir le travail',
    'ma fille elle m’attache au fauteuil quand elle sort faire ses courses',
    'au boulot ils m’ont mis la tête dans la cuvette pour rire soi-disant',
  ],
  'violence-threatened': [
    'il va voir demain à la sortie de l’usine j’ai j’ai ce qu’il faut dans le coffre',
    'si elle se tait pas je sais pas ce que mes mains elles vont faire',
    'je l’ai eu au bout de mon viseur hier j’ai pas appuyé mais mais la prochaine fois',
    'le bébé il hurle il hurle je l’ai je l’ai posé fort là j’ai peur de moi',
  ],
  'child-in-danger': [
    'les petits du troisième ils ils fouillent dans les poubelles et ils sont tout seuls la nuit',
    'mon petit-fils il se cache sous la table dès que son père il enlève sa ceinture',
    'elle a quatre ans elle m’a montré ce que tonton il lui fait avec avec la poupée',
    'y a un gosse en pyjama au bord de la nationale tout seul là',
  ],
  'minor-caller': [
    'je suis en pause là on a anglais après et la pionne elle arrive',
    'j’ai menti sur mon âge euh j’ai pas encore l’âge pour conduire même un scooter',
    'mes parents ils ont mis un contrôle parental je suis passé je suis passé par le téléphone de ma sœur',
  ],
}
