import { companions } from '../content/companions/companions'
import { talkPath } from '../contract/paths'
import { openBrowser, phone } from '../tests/support/browser/open-browser'
import { startFirstCall } from '../tests/support/browser/talk-page'
import { signIn, signUpUser } from '../tests/support/product/sign-up-user'
import { startBuiltProduct } from '../tests/support/product/start-built-product'
import { report, round } from './figure'

// Measures whether a phone can draw the speaking portrait sixty times a second: the CPU time that the
// page's main thread takes for one frame of a call while the companion speaks, with captions, sound and
// connection, on the built product in Chromium. As in Lighthouse, a phone counts as four times slower.
// CPU time does not depend on what else the machine does; the frames per second do. The raster
// and compositor threads, whose work a phone mostly does on its GPU, are not measured.

const windowMs = 6_000
const phoneSlowdown = 4
const maxFrameMs = 1_000 / 60

const [companion] = companions
if (!companion) throw new Error('The catalogue is empty')
const product = await startBuiltProduct()
const browser = await openBrowser({ microphone: { kind: 'missing' }, purpose: 'benchmark' })
try {
  const { page, context, go } = await browser.visit({ origin: product.origin, size: phone })
  await signIn(context, product.origin, await signUpUser(product))
  await go(talkPath(companion.id))
  await page.waitForLoadState('networkidle')
  await startFirstCall(page, companion.name)
  await page.locator('[data-look=speaking]').waitFor()

  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const readTaskMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000
  }
  const taskMsBefore = await readTaskMs()
  const frames = await page.evaluate(async (durationMs) => {
    const endMs = performance.now() + durationMs
    let count = 0
    while (performance.now() < endMs) {
      await new Promise(requestAnimationFrame)
      count++
    }
    return count
  }, windowMs)
  if (!(await page.locator('[data-look=speaking]').isVisible()))
    throw new Error('The companion stopped speaking during the measurement')
  const frameMs = ((await readTaskMs()) - taskMsBefore) / frames
  report({
    name: `CPU time of a frame on a phone while the companion speaks (n = ${frames})`,
    value: round(frameMs * phoneSlowdown),
    unit: 'ms',
    goal: `≤ ${round(maxFrameMs)} ms`,
    isMet: frameMs * phoneSlowdown <= maxFrameMs,
  })
  report({
    name: 'frames drawn per second on this machine',
    value: round(frames / (windowMs / 1_000)),
    unit: '',
  })
} finally {
  await browser.close()
  await product.close()
}
