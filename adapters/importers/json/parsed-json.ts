/** Parses JSON, JSON with the NaN and Infinity of Python, or JSON Lines; `null` for anything else. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return parsedNaN(text) ?? parsedLines(text);
  }
}

/** Whisper writes NaN for silence. */
function parsedNaN(text: string): unknown {
  if (!/\b(?:NaN|Infinity)\b/.test(text)) return null;
  try {
    return JSON.parse(
      text.replace(/"(?:[^"\\]+|\\.)*(?:"|$)|-?\b(?:NaN|Infinity)\b/gs, (part) =>
        part.startsWith('"') ? part : 'null',
      ),
    );
  } catch {
    return null;
  }
}

function parsedLines(text: string): unknown[] | null {
  try {
    return text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line): unknown => JSON.parse(line));
  } catch {
    return null;
  }
}
