import { describe, expect, it } from 'vitest'
import { advancePose, type HeardVoices, restingPose, toPoseProperties } from './voice-pose'

const frameMs = 1_000 / 60
const quietVoices: HeardVoices = { companion: 0, caller: 0, opening: null, isCompanionTurn: false }
/** Returns the pose after a number of frames in which these voices are heard. */
const advanceFrames = (voices: Partial<HeardVoices>, frames: number, start = restingPose) => {
  let pose = start
  for (let i = 0; i < frames; i++) pose = advancePose(pose, { ...quietVoices, ...voices }, frameMs)
  return pose
}
const speakingVoices = { companion: 0.9, isCompanionTurn: true }

describe('the speaking portrait', () => {
  it('opens the mouth as far as the current letter requires', () => {
    const [openMouth, closedMouth] = [1, 0].map(
      (opening) => advanceFrames({ ...speakingVoices, opening }, 12).mouth,
    )
    expect(openMouth).toBeGreaterThan(0.8)
    expect(closedMouth).toBe(0)
  })

  it('keeps the mouth closed in silence, even for a letter that opens it', () => {
    expect(advanceFrames({ opening: 1, isCompanionTurn: true }, 30).mouth).toBe(0)
  })

  it('moves the mouth by loudness when no words are known', () => {
    const [loudMouth, softMouth] = [1, 0.4].map(
      (companion) => advanceFrames({ ...speakingVoices, companion }, 20).mouth,
    )
    expect(loudMouth).toBeGreaterThan(softMouth! + 0.2)
    expect(softMouth).toBeGreaterThan(0.1)
  })

  it('brightens quickly with the loudness and dims slowly', () => {
    const poseDuringSpeech = advanceFrames(speakingVoices, 20)
    expect(poseDuringSpeech.light).toBeGreaterThan(0.7)
    const poseAfterSpeech = advanceFrames({ isCompanionTurn: true }, 6, poseDuringSpeech)
    expect(poseAfterSpeech.light).toBeGreaterThan(0.4)
    expect(poseAfterSpeech.mouth).toBeLessThan(0.3)
  })

  it('breathes in during a pause, and out while it speaks', () => {
    const pause = advanceFrames({ isCompanionTurn: true }, 40)
    expect(pause.breath).toBeGreaterThan(0.7)
    expect(advanceFrames(speakingVoices, 60, pause).breath).toBeLessThan(pause.breath / 1.5)
  })

  it("shows the caller's voice with separate waves, without moving the lips", () => {
    const pose = advanceFrames({ caller: 0.9 }, 30)
    expect(pose.callerWaves[0]).toBeGreaterThan(0.7)
    expect(pose.companionWaves).toEqual(restingPose.companionWaves)
    expect(pose.mouth).toBe(0)
  })

  it('shows both voices when both speak', () => {
    const pose = advanceFrames({ ...speakingVoices, caller: 0.9 }, 30)
    expect(pose.callerWaves[4]).toBeGreaterThan(0.2)
    expect(pose.companionWaves[4]).toBeGreaterThan(0.2)
  })

  it('returns to the resting pose in silence, so that no property changes any more', () => {
    const poseAtRest = advanceFrames(
      {},
      300,
      advanceFrames({ ...speakingVoices, caller: 1, opening: 1 }, 60),
    )
    expect(toPoseProperties(poseAtRest)).toEqual(toPoseProperties(restingPose))
  })
})
