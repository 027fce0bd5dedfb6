import type { Language } from '../../../domain/languages'

/** Traditional nursery rhymes, and poems that Chinese children learn; all in the public domain. */
export const rhymes: Readonly<Partial<Record<Language, readonly (readonly string[])[]>>> = {
  french: [
    ['Une poule sur un mur qui picote du pain dur, picoti, picota, lève la queue et puis s’en va.'],
    ['Am, stram, gram, pic et pic et colégram, bour et bour et ratatam, am, stram, gram.'],
    [
      'Pomme de reinette et pomme d’api, d’api, d’api rouge, pomme de reinette et pomme d’api, d’api, d’api gris.',
    ],
    [
      'Un, deux, trois, nous irons au bois ; quatre, cinq, six, cueillir des cerises.',
      'Sept, huit, neuf, dans mon panier neuf ; dix, onze, douze, elles seront toutes rouges.',
    ],
  ],
  english: [
    [
      'Twinkle, twinkle, little star, how I wonder what you are!',
      'Up above the world so high, like a diamond in the sky.',
    ],
    ['Humpty Dumpty sat on a wall, Humpty Dumpty had a great fall.'],
    ['One, two, buckle my shoe; three, four, knock at the door.'],
    ['Row, row, row your boat, gently down the stream; merrily, merrily, life is but a dream.'],
  ],
  spanish: [
    ['Cinco lobitos tiene la loba, cinco lobitos detrás de la escoba.'],
    ['Sana, sana, colita de rana; si no sanas hoy, sanarás mañana.'],
    ['Pito, pito, gorgorito, ¿dónde vas tú tan bonito?'],
  ],
  italian: [
    ['Giro giro tondo, casca il mondo, casca la terra, tutti giù per terra.'],
    ['Batti, batti le manine, ora viene papà.'],
    ['Ambarabà ciccì coccò, tre civette sul comò.'],
  ],
  german: [
    ['Backe, backe Kuchen, der Bäcker hat gerufen.'],
    ['Hoppe, hoppe, Reiter, wenn er fällt, dann schreit er.'],
    ['Eins, zwei, Polizei; drei, vier, Offizier.'],
  ],
  russian: [
    ['Ладушки, ладушки, где были? У бабушки.'],
    ['Раз, два, три, четыре, пять, вышел зайчик погулять.'],
  ],
  chinese: [['鹅，鹅，鹅，曲项向天歌。'], ['床前明月光，疑是地上霜。']],
  japanese: [
    ['さくら さくら やよいの そらは みわたす かぎり。'],
    ['かごめ かごめ かごの なかの とりは。'],
  ],
}

/** Lines of French poetry in the public domain, with the words by which a caller may ask for them. */
export const poems: readonly (readonly [requestedWords: RegExp, line: string])[] = [
  [
    /\b(?:pleure|verlaine|pluie|triste)\b/,
    'Verlaine : « Il pleure dans mon cœur comme il pleut sur la ville ; quelle est cette langueur qui pénètre mon cœur ? »',
  ],
  [
    /\b(?:hugo|aube)\b/,
    'Hugo : « Demain, dès l’aube, à l’heure où blanchit la campagne, je partirai. Vois-tu, je sais que tu m’attends. »',
  ],
  [
    /\b(?:apollinaire|mirabeau|seine)\b/,
    'Apollinaire : « Sous le pont Mirabeau coule la Seine et nos amours. Faut-il qu’il m’en souvienne ? La joie venait toujours après la peine. »',
  ],
  [
    /\b(?:ronsard|mignonne|rose)\b/,
    'Ronsard : « Mignonne, allons voir si la rose qui ce matin avait déclose sa robe de pourpre au soleil… »',
  ],
  [
    /\b(?:corbeau|renard|la fontaine|fables?)\b/,
    'La Fontaine : « Maître Corbeau, sur un arbre perché, tenait en son bec un fromage. Maître Renard, par l’odeur alléché, lui tint à peu près ce langage. »',
  ],
  [
    /\b(?:cigale|fourmi)\b/,
    'La Fontaine : « La Cigale, ayant chanté tout l’été, se trouva fort dépourvue quand la bise fut venue. »',
  ],
  [
    /\b(?:du bellay|ulysse|voyage)\b/,
    'Du Bellay : « Heureux qui, comme Ulysse, a fait un beau voyage, ou comme cestui-là qui conquit la toison. »',
  ],
  [
    /\b(?:baudelaire|mer)\b/,
    'Baudelaire : « Homme libre, toujours tu chériras la mer ! La mer est ton miroir ; tu contemples ton âme. »',
  ],
  [
    /\b(?:racine|alexandrins?|vers|theatre|phedre)\b/,
    'Racine : « Ariane, ma sœur, de quel amour blessée, vous mourûtes aux bords où vous fûtes laissée ! »',
  ],
  [
    /\b(?:rimbaud|(?<=\b(?:l|d|en|cet|un|bel) )ete|sensation)\b/,
    'Rimbaud : « Par les soirs bleus d’été, j’irai dans les sentiers, picoté par les blés, fouler l’herbe menue. »',
  ],
]

/** Matches a request for a rhyme or a poem, in normalised text, but not what callers tell: "il a récité sa poésie". */
export const rhymeRequest =
  /^(?!.*\b(?:j (?!aimerais)|je (?!veux|voudrais)|il |elle |ils |elles |on (?!peut|pourrait)|devoirs|ecole|maitresse)).*\b(?:comptines?|berceuses?|poemes?|poesies?|fables?|des vers|vers(?= de )|alexandrins?|recitez?|nursery rhyme|filastrocca|kinderreim)\b|^(?:(?:allez|bon|tiens|vas y|allez y|et|dis|encore|alors) )*(?:une|ta|votre) (?:petite |autre )?chanson(?: (?:avant|pour|de|et|s il)\b|$)/
/** Matches a text that asks for a poem, among those that `rhymeRequest` matches. */
export const poemRequest = /\b(?:poe\w+|fables?|vers|alexandrins?|recit\w+)/
