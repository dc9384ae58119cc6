// status lines of programs
const STATUS =
  /^(?:Transcribed by https?:|(?:Meeting|Transcription|Recording) (?:started|stopped|ended)\b|This editable transcript was computer generated|.{1,100} (?:started|stopped) transcription$)/;

const RECORDED =
  'recording|transcript(?:ion)?|interview|tape|audio|session|call|meeting|aufnahme|aufzeichnung|transkripts?|interviews|gesprächs?|enregistrement|entretien|grabación|entrevista|transcripción|gravação|transcrição|registrazione|intervista|trascrizione|opname|gesprek';
/** `[End of recording]`, `--- ENDE DES INTERVIEWS ---`, `Recording ends 00:10:02` */
const END = new RegExp(
  `^[^\\p{L}]*(?:(?:the )?(?:${RECORDED}) (?:ends?|ended|stops|stopped)(?: here)?(?: at)?|(?:end|ende|fin|fine|fim|einde) (?:of|der|des|de|del|della|dell|da|do|van)[ '’]?(?:(?:the|this|la|het|l)[ '’])?(?:${RECORDED})(?: at)?)[^\\p{L}]*$`,
  'iu',
);
/** `[END]`, `*** Ende ***` */
const END_ALONE = /^\s*[[({<*=–—-]+\s*(?:end|ende|fin|fim|einde)\s*[\])}>*=–—-]+\s*$/i;
/** `@Begin`, `@Languages:\teng`, `%com:\tpoints at the map`: heads and remarks of CHAT */
const OF_CHAT = /^(?:@(?:UTF8|Begin|End)\s*$|[@%][A-Za-z][\w ]{1,40}:\t)/;
const REMARK_MAX = 120;

/** Whether a program or the transcriber wrote a line, not a speaker. */
export const isOutside = (line: string): boolean =>
  STATUS.test(line) || OF_CHAT.test(line) || (line.length <= REMARK_MAX && (END.test(line) || END_ALONE.test(line)));
