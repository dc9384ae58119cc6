/** Whether an address is that of a page, or of a page below it. */
export const isAt = (pathname: string, page: string): boolean => pathname === page || pathname.startsWith(`${page}/`);
