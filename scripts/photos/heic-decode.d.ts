declare module "heic-decode" {
  type Pixels = { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> };
  export default function decode(file: { buffer: Uint8Array }): Promise<Pixels>;
}
