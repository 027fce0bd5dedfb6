/** Rules for the present tense after "ayer", made from pairs of a present and a past form. */
const presentAfterAyer =
  'como comí, veo vi, compro compré, hablo hablé, trabajo trabajé, hago hice, bebo bebí, leo leí, escribo escribí, duermo dormí, salgo salí, cocino cociné, visito visité'
    .split(', ')
    .map((pair) => pair.split(' '))
    .map(
      ([present, past]) =>
        `ayer,? (?:yo )?${present} => ayer ${past} => Ayer ${present} => Avec « ayer », c’est le passé simple.`,
    )
    .join('\n')
const numbersAboveOne = '(dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez)'
const femininePlurals = '(playas|casas|ciudades|montañas|películas|canciones|flores|novelas|series)'

/** The commonest mistakes of French learners of Spanish; english-mistakes.ts explains the columns. */
export const spanishMistakes = String.raw`
soy de acuerdo => estoy de acuerdo => Soy de acuerdo contigo => L’accord est un état : « estar ».
soy (muy )?(cansad[oa]|content[oa]|ocupad[oa]|enfadad[oa]) => estoy $1$2 => Soy cansado => Un état passager se dit avec « estar ».
estoy (francés|francesa|profesora?|estudiante|médico|ingenier[oa]|abogad[oa]) => soy $1 => Estoy francés => L’origine et le métier se disent avec « ser ».
(?:soy|estoy) ({n}) años => tengo $1 años => Soy veinte años => L’âge se dit avec « tener ».
(?:soy|estoy) (hambre|sed|miedo|calor|sueño|razón) => tengo $1 => Estoy hambre => La faim, la soif et la peur se disent avec « tener ».
la gente son(?= (?:muy )?\p{L}+[aeo](?:$|[ .,!?])) => la gente es => La gente son muy simpática => « Gente » est un féminin singulier.
(mi|tu|su) (amigos|amigas|padres|hermanos|hermanas|hijos|hijas|abuelos|primos) => $1s $2 => Voy con mi amigos => Le possessif prend un s devant un pluriel.
ayer,? (?:yo (?:voy|va)|voy)(?= (?:a|al|con|de)\b) => ayer fui => Ayer yo va al mercado => Avec « ayer », c’est le passé simple.
${presentAfterAyer}
ayer (?:yo )?he ido => ayer fui => Ayer he ido al cine => Avec « ayer », le passé simple s’impose.
yo fue => yo fui => Ayer yo fue al mercado => À la première personne, c’est « fui ».
muchos? gente => mucha gente => Hay mucho gente => « Gente » est un féminin singulier.
muy mucho => muchísimo => Me gusta muy mucho => « Muy » ne va jamais devant « mucho ».
muy (hambre|sed) => mucha $1 => Tengo muy hambre => Devant un nom, c’est « mucho » ou « mucha ».
muy (tiempo|trabajo|calor|sueño) => mucho $1 => Tengo muy trabajo => Devant un nom, c’est « mucho ».
desde ({n}) (años?|mes(?:es)?|semanas?|d[ií]as?)(?! (?:antes|atrás|que|en que)) => desde hace $1 $2 => Vivo aquí desde dos años => Une durée se dit avec « desde hace ».
yo gusto (el|la) => me gusta $1 => Yo gusto el café => Ce qui plaît est le sujet : « me gusta ».
yo gusto (los|las) => me gustan $1 => Yo gusto los perros => Ce qui plaît est le sujet : « me gustan ».
me gustan? (mucho |muchísimo )?la ${femininePlurals} => me gustan $1las $2 => Me gusta mucho la playas => Devant un pluriel, « gustan » et « las ».
(?<!gustan? (?:mucho |muchísimo )?)la ${femininePlurals} => … las $1 => Voy a la playas => Devant un pluriel, l’article est « las ».
me gusta (mucho |muchísimo )(los|las) => me gustan $1$2 => Me gusta mucho los gatos => Devant un pluriel, « gustan ».
${numbersAboveOne} (hermano|hermana|gato|gata|perro|hijo|hija|amigo|amiga|año|día|semana|libro|café|cerveza|casa|coche|niño|niña|primo|prima) => $1 $2s => Tengo dos hermano => Après un nombre, le nom prend un s.
(quiero|quisiera|me gustaría|voy a) comm?and[ae]r (un|una|el|la|dos) => $1 pedir $2 => Quiero commander un café => Au restaurant, commander, c’est « pedir ».
me gusta (los|las) => me gustan $1 => Me gusta los gatos => Devant un pluriel, « gustan ».
(voy|vas|va|vamos|van) (comer|trabajar|hablar|ver|hacer|estudiar|viajar|dormir|salir|comprar) => $1 a $2 => Voy comer => Le futur proche se dit avec « ir a ».
(voy|vas|va|vamos|van|ir) en (españa|parís|madrid|francia|italia|la playa) => $1 a $2 => Voy en España => Avec un mouvement, c’est « a ».
(ir|volver) en (argentina|méxico|barcelona|colombia|perú|chile) => $1 a $2 => Quiero ir en Argentina => Avec un mouvement vers un lieu, c’est « a ».
(vivo|vive|vivimos|trabajo) a (madrid|parís|españa|francia|barcelona|lyon|marsella|londres) => $1 en $2 => Vivo a Lyon => Sans mouvement, c’est « en ».
(veo|conozco|visito|espero|ayudo|llamo) (mi|tu|su) (madre|padre|herman[oa]|amig[oa]|abuel[oa]|hij[oa]) => $1 a $2 $3 => Veo mi madre => Devant une personne, le complément prend « a ».
la (problema|d[ií]a|mapa|tema|sistema|idioma|clima|sofá) => … el $1 => La problema es grave => Ce nom est masculin en espagnol.
una (problema|d[ií]a|mapa|tema|sistema|idioma|programa) => … un $1 => Tengo una problema => Ce nom est masculin en espagnol.
el (mano|foto|moto|sal|leche|sangre|nariz|flor|señal) => … la $1 => El leche es fría => Ce nom est féminin en espagnol.
un (mano|foto|moto|noche|flor|señal|canción) => … una $1 => Un flor roja => Ce nom est féminin en espagnol.
el (playa|casa|mesa|cerveza|comida|cocina|familia|música|montaña|ciudad|calle|semana|noche|gente|vida|lluvia|nieve|carne|sopa) => … la $1 => Me gusta mucho el playa => Ce nom est féminin en espagnol.
un (casa|mesa|cerveza|playa|semana|ciudad|calle|habitación|botella|taza|pregunta|cama|camisa) => … una $1 => Quiero un cerveza => Ce nom est féminin en espagnol.
una (vino|libro|perro|gato|billete|vaso|café|hotel|tren|regalo|plato|bocadillo) => … un $1 => Quiero una café => Ce nom est masculin en espagnol.
la (vino|libro|perro|gato|billete|tren|café|restaurante|hotel|queso|pescado|pan|sol|mercado|museo) => … el $1 => La vino es bueno => Ce nom est masculin en espagnol.
le (domingo|lunes|martes|miércoles|jueves|viernes|sábado) => el $1 => Le domingo comemos en casa => L’article espagnol est « el ».
soy aquí => estoy aquí => Soy aquí => Le lieu se dit avec « estar ».
la (color|dolor|valor|error|árbol|coche|viaje|mensaje|diente|minuto) => … el $1 => La color azul => Ce nom est masculin en espagnol.
una (color|dolor|error|árbol|coche|viaje|mensaje|minuto) => … un $1 => Es una error => Ce nom est masculin en espagnol.
la (agua|hambre|águila) => … el $1 => La agua está fría => Devant un a accentué, l’article est « el ».
preguntar (un|una|la) (café|cerveza|cuenta|vaso|vino) => pedir $1 $2 => Quiero preguntar un café => Demander quelque chose, c’est « pedir ».
(?<!que )(es|era|será) (posible|necesario|importante) de (\p{L}+[aei]r) => $1 $2 $3 => Es posible de pagar => Pas de « de » devant l’infinitif ici.
(intentar|intentamos|intenté|intentaré) de(?= \p{L}+[aei]r\b) => $1 => Quiero intentar de hablar => « Intentar » n’a pas de préposition.
(decidí|decidimos|he decidido) de(?= \p{L}+[aei]r\b) => $1 => Decidí de salir => « Decidir » n’a pas de préposition.
(prometo|prometí|prometió) de(?= \p{L}+[aei]r\b) => $1 => Prometo de venir => « Prometer » n’a pas de préposition.
(?<!me )olvidé de(?= \p{L}+[aei]r\b) => me olvidé de => Olvidé de llamar => On dit « olvidarse de ».
^es (frío|calor) hoy => hace $1 hoy => Es frío hoy => Le temps qu’il fait se dit avec « hacer ».
y (inteligentes?|interesantes?|italia|italian[oa]s?|inglés|inglesa|importantes?|hij[oa]s?|iglesias?) => e $1 => Padres y hijos => Devant le son i, « y » devient « e ».
o (otr[oa]s?|ocho|once|hoy) => u $1 => Siete o ocho => Devant le son o, « o » devient « u ».
uno (libro|amigo|hombre|café|d[ií]a|coche|hotel|problema|billete) => un $1 => Tengo uno amigo => Devant un nom masculin, « uno » devient « un ».
(un|el) bueno (amigo|d[ií]a|viaje|libro|restaurante|hotel|momento) => $1 buen $2 => Es un bueno libro => Devant un nom masculin, « bueno » devient « buen ».
una grande (casa|ciudad|amiga|familia|mujer) => una gran $1 => Es una grande ciudad => Devant un nom, « grande » devient « gran ».
(?<!{n} )ciento (euros|personas|años|d[ií]as|metros|kilómetros) => cien $1 => Cuesta ciento euros => Devant un nom, « ciento » devient « cien ».
mi nombre (?:se llama|llama) => mi nombre es => Mi nombre llama Paul => « Mi nombre es », ou « me llamo ».
me llamo es => me llamo => Me llamo es Paul => « Me llamo » se suffit.
(?<!\b(?:y|o|ni) )yo es(?! que) => yo soy => Yo es de París => À la première personne, « soy ».
(?<!\b(?:y|o|ni) )yo (trabaj|habl|cocin|estudi|compr|camin|escuch|viaj|llev|necesit)a => yo $1o => Yo trabaja en Lyon => À la première personne, le verbe finit par o.
(?<!\b(?:y|o|ni) )yo (viv|com|beb|escrib|le|aprend|comprend)e => yo $1o => Yo vive en Lyon => À la première personne, le verbe finit par o.
(?<!\b(?:y|o|ni) )yo va => yo voy => Yo va al mercado => À la première personne, « voy ».
(?<!\b(?:y|o|ni) )yo hace => yo hago => Yo hace la cena => À la première personne, « hago ».
(mi (?:madre|padre|hermano|hermana|hijo|hija|marido|mujer|abuelo|abuela)|él|ella) (trabaj|habl|cocin|estudi|compr|camin|escuch|viaj)o => $1 $2a => Mi madre trabajo en casa => À la troisième personne, ce verbe finit par a.
(mi (?:madre|padre|hermano|hermana|hijo|hija|marido|mujer|abuelo|abuela)|él|ella) (viv|com|beb|escrib|le|aprend)o => $1 $2e => Mi hermano vivo en Lyon => À la troisième personne, ce verbe finit par e.
(mi (?:madre|padre|hermano|hermana|hijo|hija|marido|mujer|abuelo|abuela)) tengo => $1 tiene => Mi hermana tengo un perro => À la troisième personne, « tiene ».
(cocina|canta|habla|baila|duerme) (muy )?(?:bueno|buena) => $1 $2bien => Mi madre cocina muy bueno => Après un verbe, « bueno » devient « bien ».
(?<!\b(?:y|o|ni) )yo está => yo estoy => Yo está aquí => À la première personne, « estoy ».
(?<!\b(?:y|o|ni) )yo tiene => yo tengo => Yo tiene un gato => À la première personne, « tengo ».
(?<!\b(?:y|o|ni) )yo quiere => yo quiero => Yo quiere agua => À la première personne, « quiero ».
la gente son => … la gente es => La gente son amables => « Gente » est un singulier, et ce qui s’y rapporte aussi.
la gente están => … la gente está => La gente están contentos => « Gente » est un singulier, et ce qui s’y rapporte aussi.
la gente (tiene|quiere|dice|piensa|habla)n => … la gente $1 => La gente dicen eso => « Gente » est un singulier.
escuchar a la (radio|música) => escuchar la $1 => Me gusta escuchar a la música => « Escuchar » n’a pas de préposition devant une chose.
(pienso|piensas|piensa|pensar|pensando) a (ti|él|ella|ellos|(?:mi|tu|su) (?:madre|padre|familia|hij[oa]|amig[oa]|novi[oa]|herman[oa]|abuel[oa])) => $1 en $2 => Pienso a ti => On dit « pensar en ».
(soñé|soñar|soñaba|soñando) de ti => $1 contigo => Soñé de ti => On dit « soñar con », et « con » devant « ti » donne « contigo ».
(soñé|soñar|soñaba|soñando) de(?= (?:él|ella|un|mi)\b) => $1 con => Soñé de un gato => On dit « soñar con ».
(consiste|consistía) (?:a|de) => $1 en => Consiste a hablar => On dit « consistir en ».
(?<!\b(?:caer?|cae|cayó|caen) )en (lunes|martes|miércoles|jueves|viernes|sábado|domingo) => el $1 => Salgo en lunes => Devant un jour, c’est « el ».
soy nacid[oa] en => nací en => Soy nacido en Lyon => La naissance se dit avec le verbe « nacer ».
soy (ido|venido|llegado|salido) => he $1 => Soy venido en tren => Le passé composé se fait toujours avec « haber ».
ayer he ido(?!.* (?:he|y|pero) ) => ayer fui => Ayer he ido al cine => Avec « ayer », c’est le passé simple.
ayer he visto(?!.* (?:he|y|pero) ) => ayer vi => Ayer he visto a Ana => Avec « ayer », c’est le passé simple.
ayer he comido(?!.* (?:he|y|pero) ) => ayer comí => Ayer he comido paella => Avec « ayer », c’est le passé simple.
más (mejor|peor) => $1 => Es más mejor => « Mejor » et « peor » sont déjà des comparatifs.
más (alt[oa]|viej[oa]|joven|inteligente|baj[oa]) (?:de|que) mí => más $1 que yo => Es más alto de mí => La comparaison se dit avec « que », suivi de « yo ».
más (alt[oa]|viej[oa]|joven|inteligente|baj[oa]) (?:de|que) ti => más $1 que tú => Es más alta de ti => La comparaison se dit avec « que », suivi de « tú ».
(?<!\b(?:el|la) )más (alt[oa]|viej[oa]|joven|inteligente|baj[oa]) de (él|ella) => más $1 que $2 => Es más joven de él => La comparaison se dit avec « que ».
también no => tampoco => Yo también no => Non plus se dit « tampoco ».
nadie no => nadie => Nadie no viene => Après « nadie », pas de « no ».
el nombre de (habitantes|d[ií]as|horas|años|kilómetros) => el número de $1 => El nombre de habitantes => Un nombre, c’est « número » ; « nombre » veut dire nom.
(?:poner|demandar) una pregunta(?! en) => hacer una pregunta => Quiero poner una pregunta => On dit « hacer una pregunta ».
hacer atención => prestar atención => Hay que hacer atención => On dit « prestar atención ».
hace parte de(?= (?:europa|españa|francia|mi vida|la familia|la cultura)\b) => forma parte de => Hace parte de Europa => On dit « formar parte de ».
prender el (tren|autobús|metro|avión) => tomar el $1 => Voy a prender el tren => Prendre un transport, c’est « tomar ».
jugar (?:de |a )?la guitarra => tocar la guitarra => Sé jugar la guitarra => D’un instrument, on dit « tocar ».
jugar (?:del|al|el) (piano|violín) => tocar el $1 => Sé jugar el piano => D’un instrument, on dit « tocar ».
buenos (noches|tardes) => buenas $1 => Buenos noches => « Noche » et « tarde » sont féminins.
buenas d[ií]as => buenos días => Buenas días => « Día » est masculin.
(?:mucho|muchos) gracias => muchas gracias => Mucho gracias => « Gracias » est un féminin pluriel.
soy (muy )?bien(?=$|[.,!?]| gracias) => estoy $1bien => Soy bien => Aller bien se dit avec « estar ».
soy en (casa|madrid|barcelona|españa|francia|parís|lyon|la (?:oficina|calle|estación)) => estoy en $1 => Soy en casa => Le lieu se dit avec « estar ».
soy (enferm[oa]|preocupad[oa]|perdid[oa]|sentad[oa]) => estoy $1 => Soy perdida => Un état passager se dit avec « estar ».
yo ha(?= \p{L}+[ai]do\b) => yo he => Yo ha comido => À la première personne, c’est « he ».
(?<!\p{L} )cu[aá]nto años => cuántos años => ¿Cuánto años tienes? => « Cuántos » s’accorde avec « años ».
gracias para (tu|su|la|vuestra) (ayuda|invitación|comida|cena|respuesta|información) => gracias por $1 $2 => Gracias para tu ayuda => On remercie avec « gracias por ».
escribido => escrito => He escribido una carta => Le participe de « escribir » est irrégulier : « escrito ».
hacido => hecho => He hacido la cena => Le participe de « hacer » est irrégulier : « hecho ».
ponido => puesto => He ponido la mesa => Le participe de « poner » est irrégulier : « puesto ».
abrido => abierto => He abrido la puerta => Le participe de « abrir » est irrégulier : « abierto ».
volvido => vuelto => He volvido a casa => Le participe de « volver » est irrégulier : « vuelto ».
rompido => roto => He rompido un vaso => Le participe de « romper » est irrégulier : « roto ».
(?<!\b(?:no|que) )yo (?:sabo|sabe) => yo sé => Yo sabo => À la première personne, c’est « sé ».
yo hace => yo hago => Yo hace la comida => À la première personne, c’est « hago ».
yo puede => yo puedo => Yo puede ayudar => À la première personne, c’est « puedo ».
yo va => yo voy => Yo va al mercado => À la première personne, c’est « voy ».
`

/** Correct sentences that resemble mistakes. */
export const correctSpanishSentences: readonly string[] = [
  'Ayer fui al mercado y comí con mi hermano.',
  'Tengo dos hermanos y me gustan mucho las playas.',
  'Me gusta la playa. Me gusta mucho la casa.',
  'Quiero pedir un café.',
  'Estoy bien, gracias, y estoy en casa.',
  'Gracias por tu ayuda.',
  'Estoy de acuerdo contigo.',
  'Estoy cansada, pero soy feliz.',
  'Soy francés y tengo veinte años.',
  'Hay mucha gente y me gusta mucho.',
  'Vivo aquí desde hace dos años.',
  'Vivo en Lyon y voy a España en verano.',
  'Me gusta el café y me gustan los gatos.',
  'Voy a comer con mi madre.',
  'Veo a mi madre los lunes.',
  'Tengo un problema con el agua.',
  'La foto y la flor son bonitas.',
  'Es posible pagar con tarjeta.',
  'Me olvidé de llamar.',
  'Padres e hijos, siete u ocho personas.',
  'Es un buen libro y una gran ciudad.',
  'Me llamo Paul y mi nombre es francés.',
  'La gente dice eso.',
  'Pienso en ti y sueño con el mar.',
  'Ayer fui al cine.',
  'Hoy he comido paella.',
  'Es mejor y es más alto que yo.',
  'Yo tampoco.',
  'Quisiera un café, por favor.',
  'Buenos días, buenas tardes y buenas noches.',
  'Muchas gracias, quiero hacer una pregunta.',
  'Quiero intentar de nuevo, y olvidé de nuevo las llaves.',
  'Decidí de inmediato.',
  'La Navidad cae en lunes.',
  'Piensa a su manera.',
  'Es más alto de mi familia.',
  'Hace parte de la tarea en casa.',
  'Lo que es importante de saber es esto.',
  'Yo es que no puedo.',
]
