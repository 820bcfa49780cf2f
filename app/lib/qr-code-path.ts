export const getQrCodePath = (path: string) => `/qr${path}.svg`;

export const parseQrCodePath = (path: string) => path.replace(/^\/qr|\.svg$/g, "");
