// Records the microphone (first input) and the speakers (second input) on one clock, in blocks of
// 20 ms. The browser loads this file unbundled.
const blockSamples = 960

class Recorder extends AudioWorkletProcessor {
  microphone = new Int16Array(blockSamples)
  speakers = new Int16Array(blockSamples)
  filled = 0

  process([microphone, speakers]) {
    const length = 128
    for (let i = 0; i < length; i++) {
      this.microphone[this.filled] = toPcm(microphone[0]?.[i])
      this.speakers[this.filled] = toPcm(speakers[0]?.[i])
      if (++this.filled === blockSamples) this.send(currentFrame + i + 1)
    }
    return true
  }

  send(endSample) {
    const { microphone, speakers } = this
    this.port.postMessage({ microphone, speakers, endSample }, [microphone.buffer, speakers.buffer])
    this.microphone = new Int16Array(blockSamples)
    this.speakers = new Int16Array(blockSamples)
    this.filled = 0
  }
}

const toPcm = (sample = 0) => Math.max(-1, Math.min(1, sample)) * 32_767

registerProcessor('recorder', Recorder)
