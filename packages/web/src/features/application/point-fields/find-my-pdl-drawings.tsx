import { t } from "../../../platform/i18n.ts";
import { TellingDrawing } from "../../../ui/illustrations/drawing.tsx";
import { ink } from "../../../ui/illustrations/palette.ts";

/** Fourteen digits that belong to no meter, grouped as bills print them. */
const sampleDigits = "16 123 456 789 012";

function Arrow({ d }: { d: string }) {
  return (
    <g fill="none" stroke={ink.green} strokeWidth="3.5" strokeLinecap="round" strokeLinejoin="round">
      <path d={d} />
    </g>
  );
}

/** An electricity bill with the 14 digits of the PDL marked. */
export function BillWithPdl() {
  return (
    <TellingDrawing
      width={320}
      height={300}
      title={t(
        "Facture d’électricité : le PDL, un numéro à 14 chiffres, figure dans l’encadré qui décrit le point de livraison.",
      )}
    >
      <rect x="30" y="8" width="260" height="284" rx="8" fill={ink.paper} stroke={ink.line} strokeWidth="2" />
      <rect x="50" y="28" width="66" height="22" rx="5" fill={ink.indigoTint} />
      <path d="M190 34H268M206 46H268" stroke={ink.line} strokeWidth="6" strokeLinecap="round" />
      <text
        x="50"
        y="82"
        textLength="196"
        lengthAdjust="spacingAndGlyphs"
        fontSize="16"
        fontWeight="650"
        fill={ink.dark}
      >
        {t("Votre facture d’électricité")}
      </text>
      <path d="M50 98H240M50 112H212" stroke={ink.line} strokeWidth="5" strokeLinecap="round" />
      <rect
        x="46"
        y="130"
        width="228"
        height="70"
        rx="7"
        fill={ink.greenTint}
        stroke={ink.greenSoft}
        strokeWidth="2"
      />
      <text x="60" y="152" textLength="176" lengthAdjust="spacingAndGlyphs" fontSize="12" fill={ink.dark}>
        {t("Point de livraison (PDL ou PRM)")}
      </text>
      <rect x="56" y="162" width="192" height="28" rx="5" fill={ink.sun} />
      <text
        x="64"
        textLength="176"
        lengthAdjust="spacingAndGlyphs"
        y="182"
        fontSize="17"
        fontWeight="700"
        fill={ink.dark}
        style={{ fontVariantNumeric: "tabular-nums" }}
      >
        {sampleDigits}
      </text>
      <path
        d="M50 222H270M50 238H250M50 254H262M50 270H180"
        stroke={ink.mist}
        strokeWidth="6"
        strokeLinecap="round"
      />
      <Arrow d="M312 240Q306 190 260 178M272 170L258 177L268 188" />
    </TellingDrawing>
  );
}

function Key({
  x,
  y,
  size,
  radius,
  sign,
}: {
  x: number;
  y: number;
  size: number;
  radius: number;
  sign: string;
}) {
  return (
    <>
      <rect
        x={x}
        y={y}
        width={size}
        height={size}
        rx={radius}
        fill={ink.paper}
        stroke={ink.shade}
        strokeWidth="2"
      />
      <path d={sign} stroke={ink.dark} strokeWidth="4" strokeLinecap="round" />
    </>
  );
}

/** A Linky meter that shows the 14 digits after presses on its + key. */
export function LinkyWithPdl() {
  return (
    <TellingDrawing
      width={320}
      height={300}
      title={t(
        "Compteur Linky : la touche + fait défiler l’écran jusqu’à « numéro de PRM », suivi des 14 chiffres.",
      )}
    >
      <rect
        x="62"
        y="10"
        width="196"
        height="280"
        rx="18"
        fill={ink.mist}
        stroke={ink.line}
        strokeWidth="2"
      />
      <rect x="76" y="24" width="168" height="172" rx="12" fill="#c9d84a" />
      <rect x="90" y="42" width="140" height="62" rx="6" fill="#dfe6d3" stroke={ink.dark} strokeWidth="2.5" />
      <text
        x="100"
        y="64"
        textLength="104"
        lengthAdjust="spacingAndGlyphs"
        fontSize="11.5"
        fontWeight="600"
        fill={ink.dark}
      >
        {t("NUMÉRO DE PRM")}
      </text>
      <rect x="96" y="73" width="128" height="23" rx="4" fill={ink.sun} />
      <text
        x="160"
        textLength="116"
        lengthAdjust="spacingAndGlyphs"
        y="90"
        textAnchor="middle"
        fontSize="14"
        fontWeight="700"
        fill={ink.dark}
        style={{ fontVariantNumeric: "tabular-nums" }}
      >
        16123456789012
      </text>
      <circle cx="198" cy="150" r="26" fill="none" stroke={ink.green} strokeWidth="4" strokeDasharray="5 5" />
      <Key x={182} y={134} size={32} radius={8} sign="M190 150H206M198 142V158" />
      <Key x={134} y={138} size={24} radius={6} sign="M140 150H152" />
      <circle cx="104" cy="150" r="5" fill={ink.roof} />
      <path
        d="M92 222V250M99 222V250M104 222V250M113 222V250M117 222V250M126 222V250M133 222V250M138 222V250"
        stroke={ink.dark}
        strokeWidth="3"
      />
      <rect x="160" y="220" width="70" height="32" rx="5" fill={ink.line} />
      <Arrow d="M304 206Q268 196 232 164M246 160L230 163L230 178" />
    </TellingDrawing>
  );
}
