/**
 * Everyday words that callers ask to translate. Cells: a French word with its synonyms and
 * other forms, then English, Spanish, Italian and German.
 */
export const everydayWords = `
  homme, monsieur | a man | un hombre | un uomo | ein Mann
  femme, dame | a woman | una mujer | una donna | eine Frau
  enfant | a child | un niño | un bambino | ein Kind
  bébé | a baby | un bebé | un neonato | ein Baby
  garçon | a boy | un chico | un ragazzo | ein Junge
  fille | a girl | una chica | una ragazza | ein Mädchen
  mari, époux | my husband | mi marido | mio marito | mein Mann
  épouse, ma femme | my wife | mi mujer | mia moglie | meine Frau
  fils | my son | mi hijo | mio figlio | mein Sohn
  ma fille | my daughter | mi hija | mia figlia | meine Tochter
  père, papa | my father | mi padre | mio padre | mein Vater
  mère, maman | my mother | mi madre | mia madre | meine Mutter
  frère | my brother | mi hermano | mio fratello | mein Bruder
  sœur | my sister | mi hermana | mia sorella | meine Schwester
  grand-père, papi, papy | my grandfather | mi abuelo | mio nonno | mein Großvater
  grand-mère, mamie | my grandmother | mi abuela | mia nonna | meine Großmutter
  petit-fils | my grandson | mi nieto | mio nipote | mein Enkel
  petite-fille | my granddaughter | mi nieta | mia nipote | meine Enkelin
  petits-enfants | grandchildren | los nietos | i nipoti | die Enkelkinder
  arrière-grand-mère | great-grandmother | la bisabuela | la bisnonna | die Urgroßmutter
  oncle, tonton | my uncle | mi tío | mio zio | mein Onkel
  tante, tata | my aunt | mi tía | mia zia | meine Tante
  cousin | my cousin | mi primo | mio cugino | mein Cousin
  cousine | my cousin | mi prima | mia cugina | meine Cousine
  neveu | my nephew | mi sobrino | mio nipote | mein Neffe
  nièce | my niece | mi sobrina | mia nipote | meine Nichte
  parents | my parents | mis padres | i miei genitori | meine Eltern
  beau-père | my father-in-law | mi suegro | mio suocero | mein Schwiegervater
  belle-mère | my mother-in-law | mi suegra | mia suocera | meine Schwiegermutter
  beau-frère | my brother-in-law | mi cuñado | mio cognato | mein Schwager
  belle-sœur | my sister-in-law | mi cuñada | mia cognata | meine Schwägerin
  gendre, beau-fils | my son-in-law | mi yerno | mio genero | mein Schwiegersohn
  belle-fille | my daughter-in-law | mi nuera | mia nuora | meine Schwiegertochter
  voisin, voisine | a neighbour | un vecino | un vicino | ein Nachbar
  ami, amie, copain, pote | a friend | un amigo | un amico | ein Freund
  petit ami, petit copain | my boyfriend | mi novio | il mio ragazzo | mein Freund
  petite amie, petite copine | my girlfriend | mi novia | la mia ragazza | meine Freundin
  célibataire | single | soltero | single | ledig
  marié, mariée | married | casado | sposato | verheiratet
  divorcé, divorcée | divorced | divorciado | divorziato | geschieden
  veuf | a widower | viudo | vedovo | Witwer
  veuve | a widow | viuda | vedova | Witwe
  mariage | a wedding | una boda | un matrimonio | eine Hochzeit
  naissance | a birth | un nacimiento | una nascita | eine Geburt
  enterrement, obsèques | a funeral | un entierro | un funerale | eine Beerdigung
  maison | the house | la casa | la casa | das Haus
  appartement, appart | a flat | un piso | un appartamento | eine Wohnung
  chambre | the bedroom | el dormitorio | la camera da letto | das Schlafzimmer
  cuisine | the kitchen | la cocina | la cucina | die Küche
  salon | the living room | el salón | il salotto | das Wohnzimmer
  salle de bain, salle de bains | the bathroom | el cuarto de baño | il bagno | das Badezimmer
  jardin | the garden | el jardín | il giardino | der Garten
  garage | the garage | el garaje | il garage | die Garage
  cave | the cellar | el sótano | la cantina | der Keller
  grenier | the attic | el desván | la soffitta | der Dachboden
  escalier | the stairs | la escalera | le scale | die Treppe
  ascenseur | the lift | el ascensor | l’ascensore | der Aufzug
  porte | the door | la puerta | la porta | die Tür
  fenêtre | the window | la ventana | la finestra | das Fenster
  toit | the roof | el tejado | il tetto | das Dach
  mur | the wall | la pared | il muro | die Wand
  clé, clef | the key | la llave | la chiave | der Schlüssel
  lit | the bed | la cama | il letto | das Bett
  oreiller | the pillow | la almohada | il cuscino | das Kissen
  couverture | a blanket | una manta | una coperta | eine Decke
  table | the table | la mesa | il tavolo | der Tisch
  chaise | the chair | la silla | la sedia | der Stuhl
  canapé | the sofa | el sofá | il divano | das Sofa
  armoire, placard | the wardrobe | el armario | l’armadio | der Schrank
  étagère | a shelf | una estantería | uno scaffale | ein Regal
  lampe | the lamp | la lámpara | la lampada | die Lampe
  ampoule | a light bulb | una bombilla | una lampadina | eine Glühbirne
  frigo, réfrigérateur | the fridge | la nevera | il frigorifero | der Kühlschrank
  four | the oven | el horno | il forno | der Ofen
  machine à laver, lave-linge | the washing machine | la lavadora | la lavatrice | die Waschmaschine
  lave-vaisselle | the dishwasher | el lavavajillas | la lavastoviglie | die Spülmaschine
  aspirateur | the vacuum cleaner | la aspiradora | l’aspirapolvere | der Staubsauger
  poubelle | the bin | la basura | la spazzatura | der Mülleimer
  serviette | a towel | una toalla | un asciugamano | ein Handtuch
  savon | soap | el jabón | il sapone | die Seife
  couteau | a knife | un cuchillo | un coltello | ein Messer
  fourchette | a fork | un tenedor | una forchetta | eine Gabel
  cuillère, cuiller | a spoon | una cuchara | un cucchiaio | ein Löffel
  assiette | a plate | un plato | un piatto | ein Teller
  verre | a glass | un vaso | un bicchiere | ein Glas
  tasse | a cup | una taza | una tazza | eine Tasse
  bouteille | a bottle | una botella | una bottiglia | eine Flasche
  casserole | a saucepan | un cazo | una pentola | ein Topf
  poêle | a frying pan | una sartén | una padella | eine Pfanne
  pain | bread | el pan | il pane | das Brot
  beurre | butter | la mantequilla | il burro | die Butter
  confiture | jam | la mermelada | la marmellata | die Marmelade
  fromage | cheese | el queso | il formaggio | der Käse
  lait | milk | la leche | il latte | die Milch
  œuf, œufs | an egg | un huevo | un uovo | ein Ei
  viande | meat | la carne | la carne | das Fleisch
  poisson | fish | el pescado | il pesce | der Fisch
  poulet | chicken | el pollo | il pollo | das Hähnchen
  jambon | ham | el jamón | il prosciutto | der Schinken
  légume | vegetables | las verduras | le verdure | das Gemüse
  fruit | fruit | la fruta | la frutta | das Obst
  pomme | an apple | una manzana | una mela | ein Apfel
  pomme de terre, patate | a potato | una patata | una patata | eine Kartoffel
  tomate | a tomato | un tomate | un pomodoro | eine Tomate
  oignon | an onion | una cebolla | una cipolla | eine Zwiebel
  ail | garlic | el ajo | l’aglio | der Knoblauch
  champignon | a mushroom | una seta | un fungo | ein Pilz
  fraise | a strawberry | una fresa | una fragola | eine Erdbeere
  cerise | a cherry | una cereza | una ciliegia | eine Kirsche
  citron | a lemon | un limón | un limone | eine Zitrone
  orange | an orange | una naranja | un’arancia | eine Orange
  riz | rice | el arroz | il riso | der Reis
  pâtes | pasta | la pasta | la pasta | die Nudeln
  soupe | soup | la sopa | la zuppa | die Suppe
  gâteau | a cake | un pastel | una torta | ein Kuchen
  glace | ice cream | un helado | un gelato | ein Eis
  sucre | sugar | el azúcar | lo zucchero | der Zucker
  sel | salt | la sal | il sale | das Salz
  poivre | pepper | la pimienta | il pepe | der Pfeffer
  huile | oil | el aceite | l’olio | das Öl
  eau | water | el agua | l’acqua | das Wasser
  thé | tea | el té | il tè | der Tee
  vin | wine | el vino | il vino | der Wein
  café | coffee | un café | un caffè | ein Kaffee
  bière | beer | la cerveza | la birra | das Bier
  jus d’orange | orange juice | un zumo de naranja | un succo d’arancia | ein Orangensaft
  petit déjeuner, petit-déjeuner | breakfast | el desayuno | la colazione | das Frühstück
  déjeuner | lunch | el almuerzo | il pranzo | das Mittagessen
  dîner | dinner | la cena | la cena | das Abendessen
  apéritif, apéro | drinks before dinner | el aperitivo | l’aperitivo | der Aperitif
  recette | a recipe | una receta | una ricetta | ein Rezept
  tête | the head | la cabeza | la testa | der Kopf
  cheveux | hair | el pelo | i capelli | die Haare
  œil, yeux | the eyes | los ojos | gli occhi | die Augen
  nez | the nose | la nariz | il naso | die Nase
  bouche | the mouth | la boca | la bocca | der Mund
  oreille | the ear | la oreja | l’orecchio | das Ohr
  dent | a tooth | un diente | un dente | ein Zahn
  gorge | the throat | la garganta | la gola | der Hals
  cou | the neck | el cuello | il collo | der Hals
  épaule | the shoulder | el hombro | la spalla | die Schulter
  bras | the arm | el brazo | il braccio | der Arm
  main | the hand | la mano | la mano | die Hand
  doigt | a finger | un dedo | un dito | ein Finger
  dos | the back | la espalda | la schiena | der Rücken
  ventre | the stomach | la barriga | la pancia | der Bauch
  cœur | the heart | el corazón | il cuore | das Herz
  jambe | the leg | la pierna | la gamba | das Bein
  genou | the knee | la rodilla | il ginocchio | das Knie
  pied | the foot | el pie | il piede | der Fuß
  peau | the skin | la piel | la pelle | die Haut
  malade | ill | enfermo | malato | krank
  mal de tête | a headache | dolor de cabeza | mal di testa | Kopfschmerzen
  rhume | a cold | un resfriado | un raffreddore | eine Erkältung
  fièvre | a fever | fiebre | la febbre | Fieber
  ordonnance | a prescription | una receta médica | una ricetta medica | ein Rezept
  médicament | medicine | un medicamento | una medicina | ein Medikament
  lunettes | glasses | las gafas | gli occhiali | die Brille
  médecin, docteur, toubib | a doctor | un médico | un medico | ein Arzt
  infirmière, infirmier | a nurse | una enfermera | un’infermiera | eine Krankenschwester
  dentiste | a dentist | un dentista | un dentista | ein Zahnarzt
  hôpital | the hospital | el hospital | l’ospedale | das Krankenhaus
  pharmacie | a chemist’s | una farmacia | una farmacia | eine Apotheke
  chemise | a shirt | una camisa | una camicia | ein Hemd
  pantalon | trousers | los pantalones | i pantaloni | eine Hose
  robe | a dress | un vestido | un vestito | ein Kleid
  jupe | a skirt | una falda | una gonna | ein Rock
  pull | a jumper | un jersey | un maglione | ein Pullover
  manteau | a coat | un abrigo | un cappotto | ein Mantel
  chaussure | shoes | los zapatos | le scarpe | die Schuhe
  chaussette | socks | los calcetines | i calzini | die Socken
  chapeau | a hat | un sombrero | un cappello | ein Hut
  écharpe | a scarf | una bufanda | una sciarpa | ein Schal
  sac | a bag | un bolso | una borsa | eine Tasche
  parapluie | an umbrella | un paraguas | un ombrello | ein Regenschirm
  montre | a watch | un reloj | un orologio | eine Uhr
  bague | a ring | un anillo | un anello | ein Ring
  cadeau | a present | un regalo | un regalo | ein Geschenk
  fleur | a flower | una flor | un fiore | eine Blume
  arbre | a tree | un árbol | un albero | ein Baum
  herbe, pelouse, gazon | the grass | la hierba | l’erba | das Gras
  oiseau | a bird | un pájaro | un uccello | ein Vogel
  chat | a cat | un gato | un gatto | eine Katze
  chien | a dog | un perro | un cane | ein Hund
  cheval | a horse | un caballo | un cavallo | ein Pferd
  vache | a cow | una vaca | una mucca | eine Kuh
  mouton | a sheep | una oveja | una pecora | ein Schaf
  cochon | a pig | un cerdo | un maiale | ein Schwein
  lapin | a rabbit | un conejo | un coniglio | ein Kaninchen
  souris | a mouse | un ratón | un topo | eine Maus
  abeille | a bee | una abeja | un’ape | eine Biene
  papillon | a butterfly | una mariposa | una farfalla | ein Schmetterling
  araignée | a spider | una araña | un ragno | eine Spinne
  soleil | the sun | el sol | il sole | die Sonne
  lune | the moon | la luna | la luna | der Mond
  étoile | a star | una estrella | una stella | ein Stern
  ciel | the sky | el cielo | il cielo | der Himmel
  nuage | a cloud | una nube | una nuvola | eine Wolke
  pluie | the rain | la lluvia | la pioggia | der Regen
  neige | the snow | la nieve | la neve | der Schnee
  vent | the wind | el viento | il vento | der Wind
  orage | a storm | una tormenta | un temporale | ein Gewitter
  montagne | the mountains | la montaña | la montagna | die Berge
  forêt, bois | the forest | el bosque | il bosco | der Wald
  plage | the beach | la playa | la spiaggia | der Strand
  rivière | a river | un río | un fiume | ein Fluss
  lac | a lake | un lago | un lago | ein See
  île | an island | una isla | un’isola | eine Insel
  campagne | the countryside | el campo | la campagna | das Land
  printemps | spring | la primavera | la primavera | der Frühling
  été | summer | el verano | l’estate | der Sommer
  automne | autumn | el otoño | l’autunno | der Herbst
  hiver | winter | el invierno | l’inverno | der Winter
  lundi | Monday | el lunes | lunedì | Montag
  mardi | Tuesday | el martes | martedì | Dienstag
  mercredi | Wednesday | el miércoles | mercoledì | Mittwoch
  jeudi | Thursday | el jueves | giovedì | Donnerstag
  vendredi | Friday | el viernes | venerdì | Freitag
  samedi | Saturday | el sábado | sabato | Samstag
  dimanche | Sunday | el domingo | domenica | Sonntag
  aujourd’hui | today | hoy | oggi | heute
  hier | yesterday | ayer | ieri | gestern
  demain | tomorrow | mañana | domani | morgen
  après-demain | the day after tomorrow | pasado mañana | dopodomani | übermorgen
  avant-hier | the day before yesterday | anteayer | l’altro ieri | vorgestern
  matin | the morning | la mañana | la mattina | der Morgen
  après-midi | the afternoon | la tarde | il pomeriggio | der Nachmittag
  soir, soirée | the evening | la tarde | la sera | der Abend
  nuit | the night | la noche | la notte | die Nacht
  semaine | a week | una semana | una settimana | eine Woche
  mois | a month | un mes | un mese | ein Monat
  année, an | a year | un año | un anno | ein Jahr
  quinze jours, quinzaine | two weeks | quince días | quindici giorni | zwei Wochen
  toujours | always | siempre | sempre | immer
  jamais | never | nunca | mai | nie
  souvent | often | a menudo | spesso | oft
  parfois, quelquefois | sometimes | a veces | a volte | manchmal
  bientôt | soon | pronto | presto | bald
  rouge | red | rojo | rosso | rot
  bleu | blue | azul | blu | blau
  vert | green | verde | verde | grün
  jaune | yellow | amarillo | giallo | gelb
  noir | black | negro | nero | schwarz
  blanc | white | blanco | bianco | weiß
  gris | grey | gris | grigio | grau
  marron, brun | brown | marrón | marrone | braun
  rose | pink | rosa | rosa | rosa
  violet | purple | morado | viola | lila
`
