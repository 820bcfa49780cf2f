/** Whether a file begins as an iPhone's photo does, whatever it is called. */
export const isHeic = (bytes: Uint8Array) =>
  /^ftyp(hei|hev|mif1|msf1)/.test(String.fromCharCode(...bytes.subarray(4, 12)));
