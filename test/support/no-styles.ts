/** Replaces style sheets, which Jest does not read. */
export default {};
