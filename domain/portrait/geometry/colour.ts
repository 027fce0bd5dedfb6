type LinearRgb = [red: number, green: number, blue: number]

/**
 * Converts an OKLCH colour, whose hue is in degrees, with OKLab's published matrices. Channels of the
 * result may fall outside 0…1.
 */
function toLinearRgb(lightness: number, chroma: number, hue: number): LinearRgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

const isOutsideGamut = (channel: number) => channel < -0.0005 || channel > 1.0005

function toHexChannel(linear: number) {
  const clamped = Math.min(1, Math.max(0, linear))
  const gamma = clamped <= 0.0031308 ? 12.92 * clamped : 1.055 * clamped ** (1 / 2.4) - 0.055
  return Math.round(gamma * 255)
    .toString(16)
    .padStart(2, '0')
}

/**
 * Returns an OKLCH colour as #rrggbb: lightness 0…1, chroma 0…0.4, hue in degrees. To fit sRGB, the
 * chroma is reduced and the lightness kept, because the composition of the picture depends on the
 * lightness.
 */
export function oklch(lightness: number, chroma: number, hue: number): string {
  let fittingChroma = chroma
  let rgb = toLinearRgb(lightness, fittingChroma, hue)
  while (fittingChroma > 0 && rgb.some(isOutsideGamut)) {
    fittingChroma = Math.max(0, fittingChroma - 0.005)
    rgb = toLinearRgb(lightness, fittingChroma, hue)
  }
  return `#${rgb.map(toHexChannel).join('')}`
}
